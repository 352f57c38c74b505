import { isOver } from '@tabularium/kernel';
import { type Player, stoneAge } from '@tabularium/stone-age';
import { BUILDING_IDS, CALLINGS, CARD_IDS, type CardId, cardOf, SYMBOLS } from '@tabularium/stone-age/content';
import { describe, expect, test } from 'vitest';
import { card, goods, table } from './table.ts';
import vectors from './vectors.json' with { type: 'json' };

/** All cards with their names. */
const CARDS = CARD_IDS.map((id) => ({ id, ...cardOf(id) }));

interface ScoreInput {
  scoreBefore?: number;
  symbols?: Record<string, number>;
  sandPersons?: Record<string, number>;
  fieldTrack?: number;
  toolValue?: number;
  toolTiles?: number[];
  buildings?: number;
  persons?: number;
  resources?: Record<string, number>;
  food?: number;
  unusedOneUseTools?: number[];
  unusedTwoResourcesCard?: boolean;
  takenCards?: string[];
  extraCardDrawn?: string;
}

const green = (symbol: string) =>
  CARDS.flatMap(({ id, bottom }) => (bottom.background === 'green' && bottom.symbol === symbol ? [id] : []));

/** Sand cards of that calling that show exactly so many people together. */
function sand(calling: string, people: number): CardId[] {
  const cards = CARDS.flatMap(({ id, bottom }) =>
    bottom.background === 'sand' && bottom.calling === calling ? [{ id, people: bottom.people }] : [],
  );
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    const chosen = cards.filter((_, at) => mask & (1 << at));
    if (chosen.reduce((sum, one) => sum + one.people, 0) === people) return chosen.map(({ id }) => id);
  }
  throw new Error(`no cards show ${people} × ${calling}`);
}

function boardOf(input: ScoreInput): Partial<Player> {
  const value = input.toolValue ?? 0;
  return {
    score: input.scoreBefore ?? 0,
    cards: [
      ...SYMBOLS.flatMap((symbol) => green(symbol).slice(0, input.symbols?.[symbol] ?? 0)),
      ...CALLINGS.flatMap((calling) => sand(calling, input.sandPersons?.[calling] ?? 0)),
      ...(input.takenCards ?? []).map(card),
    ],
    extra: input.extraCardDrawn ? [card(input.extraCardDrawn)] : [],
    kept: input.unusedTwoResourcesCard ? ['civ-36'] : [],
    field: input.fieldTrack ?? 0,
    tools: input.toolTiles ?? [0, 1, 2].map((space) => Math.floor((value + 2 - space) / 3)),
    built: BUILDING_IDS.slice(0, input.buildings ?? 0),
    persons: input.persons ?? 5,
    resources: goods(input.resources),
    food: input.food ?? 0,
  };
}

/** The table after the last round, seat 0 with this board. */
function ended(board: Partial<Player>, other: Partial<Player> = {}) {
  const position = table(2)
    .has(0, board)
    .has(1, { tools: [1, 1, 1], used: [true, false, false], ...other });
  position.game.buildings[0] = null;
  position.waits({ step: 'round-end' }, { step: 'raise-tool', seat: 1 }).does({ type: 'raise-tool', tool: 1 });
  expect(isOver(position.game)).toBe(true);
  return position;
}

describe('final scoring', () => {
  test.each(vectors.finalScoring)(
    'SA 13.1, SA 13.2, SA 13.3, SA 13.4, SA 13.6, SA 17.10, SA 17.11, SA 17.12, SA 17.13, SA 17.14 $id',
    ({ input, expected }) => {
      const position = ended(boardOf(input as ScoreInput));
      const { scores, parts } = stoneAge.result(position.game);
      const told: Record<string, unknown> = { ...parts[0], total: scores[0] };
      const {
        parts: expectedParts,
        total,
        diceRowResolved,
        ...single
      } = expected as Record<string, unknown> & { parts?: object };
      expect(told).toMatchObject({ ...expectedParts, ...(total === undefined ? {} : { total }), ...single });
      expect(diceRowResolved ?? false).toBe(false);
    },
  );

  test('SA 13.1 the two rows of green cards score their squares', () => {
    const cards = ['healing', 'art', 'music'].flatMap((symbol) => green(symbol)).slice(0, 5);
    expect(stoneAge.result(ended({ cards }).game).parts[0]).toMatchObject({ green: 9 + 4 });
  });

  test('SA 13.2 each calling multiplies its own quantity', () => {
    const cards = CALLINGS.flatMap((calling) => sand(calling, 2));
    const parts = stoneAge.result(
      ended({ cards, field: 3, tools: [2, 2, 1], built: ['bld-01', 'bld-02'], persons: 6 }).game,
    ).parts[0];
    expect(parts).toMatchObject({ farmer: 6, toolmaker: 10, builder: 4, shaman: 12 });
  });

  test('SA 13.3 a point for each resource left, none for food', () => {
    expect(stoneAge.result(ended({ resources: goods({ wood: 2, gold: 3 }), food: 40 }).game).scores[0]).toBe(5);
  });

  test('SA 13.4 an unused two-resources card is worth two points, an unused one-use tool none', () => {
    const position = ended({ kept: ['civ-36', 'civ-33'] });
    expect(stoneAge.result(position.game).parts[0]).toMatchObject({ resources: 2 });
    expect(position.player(0)).toMatchObject({ kept: ['civ-33'], cards: ['civ-36'] });
  });

  test('SA 8.2, SA 13.2 kept cards count with their bottom parts, used or not, and the extra card too', () => {
    const board: Partial<Player> = {
      kept: ['civ-33', 'civ-36'],
      extra: ['civ-12'],
      cards: ['civ-34'],
      tools: [2, 1, 1],
    };
    expect(stoneAge.result(ended(board).game).parts[0]).toMatchObject({ toolmaker: 2 * 4, green: 1 + 1 });
  });

  test('SA 13.5 the highest score wins', () => {
    expect(stoneAge.result(ended({ score: 50 }, { score: 49 }).game).winners).toEqual([0]);
  });

  test.each(vectors.tieBreak)('SA 13.5 $id', ({ input, expected }) => {
    const position = table(Math.max(2, input.players.length));
    for (const [seat, { score, fieldTrack, toolValue, persons }] of input.players.entries()) {
      position.has(seat, boardOf({ scoreBefore: score, fieldTrack, toolValue, persons }));
    }
    const ids = input.players.map(({ id }) => id);
    expect(stoneAge.result(position.game).winners.map((seat) => ids[seat])).toEqual(expected.winners);
  });

  test('SA 13.5, SA 8.3.9 a one-use tool helps nobody in a tie', () => {
    const board = { field: 2, persons: 5, tools: [1, 0, 0] };
    const tied = table(2)
      .has(0, { ...board, score: 19, kept: ['civ-33'] })
      .has(1, { ...board, score: 20 });
    expect(stoneAge.result(tied.game)).toMatchObject({ scores: [20, 20], winners: [0, 1] });
  });

  test('SA 13.6, SA 15.12 the final scoring is added to the score so far, also a negative one', () => {
    expect(stoneAge.result(ended({ score: -12, resources: goods({ wood: 2 }) }).game).scores[0]).toBe(-10);
  });

  test('SA 13.7 the most that green cards, farmers, tool makers and shamans can bring', () => {
    const cards = CARDS.filter(({ bottom }) => bottom.background === 'green' || bottom.calling !== 'builder').map(
      ({ id }) => id,
    );
    const parts = stoneAge.result(ended({ cards, field: 10, tools: [4, 4, 4], persons: 10 }).game).parts[0];
    expect(parts).toMatchObject({ green: 128, farmer: 70, toolmaker: 96, shaman: 70 });
  });
});
