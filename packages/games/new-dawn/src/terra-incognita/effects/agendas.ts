/** What the agendas of the expansion require (TI 13). From the booklet. */

import type { Seat } from '@tabularium/kernel';
import { RESOURCES } from '../../content/resources.ts';
import { boardOf } from '../../queries/board.ts';
import { heldNaturalWonders, ownAmong, ownCities, reinforcedTokens } from '../../queries/control.ts';
import { matureCities } from '../../queries/maturity.ts';
import { citiesOf } from '../../queries/pieces.ts';
import { playerOf } from '../../queries/players.ts';
import { type Agenda, focusCard, wonderOf } from '../../queries/things.ts';
import { controlledWonders } from '../../queries/wonders.ts';
import type { NewDawnKnown } from '../../state.ts';
import type { TerraAgendaId } from '../content/victory-cards.ts';
import { districtsOf, fortsOf } from '../queries/realms.ts';

/** On how many tiles these spaces lie; a fort is a tile of its own, a water token none (TI 13.6). */
function tilesUnder(game: NewDawnKnown, spaces: readonly number[]): number {
  const { tile } = boardOf(game.map);
  return new Set(spaces.map((space) => tile[space] ?? -1).filter((at) => at >= 0)).size;
}

/** How many wonders that seat controls of each era or type of which it controls any. */
function wonderCounts(game: NewDawnKnown, seat: Seat, by: 'era' | 'type'): number[] {
  const counts = new Map<string, number>();
  for (const id of controlledWonders(game, seat)) {
    const kind = wonderOf(id)[by];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts.values()];
}

const builtWonders = (game: NewDawnKnown): number => game.wonders.length;

const forts = (goal: number): Agenda => ({ goal, progress: fortsOf, canBeLost: true });

/** The agendas by name. */
export const TERRA_AGENDAS: Readonly<Record<TerraAgendaId, Agenda>> = {
  defensive: { goal: 15, progress: reinforcedTokens },
  devastating: { goal: 1, progress: () => 0, feat: 'devastating-attack' },
  diplomatic: {
    goal: 4,
    progress(game, seat) {
      const { diplomacy, cityStateCards } = playerOf(game, seat);
      return new Set(diplomacy.map(({ from }) => from)).size + cityStateCards.length;
    },
  },
  hoarder: {
    goal: 5,
    progress: (game, seat) =>
      heldNaturalWonders(game, seat) + RESOURCES.reduce((sum, kind) => sum + playerOf(game, seat).resources[kind], 0),
  },
  expansionist: {
    goal: 6,
    progress: (game, seat) => tilesUnder(game, ownAmong(game, citiesOf(game, seat))),
    atMost: ownCities,
  },
  prolific: {
    goal: 2,
    progress: (game, seat) => Math.max(0, ...wonderCounts(game, seat, 'era')),
    atMost: builtWonders,
  },
  industrious: { goal: 5, progress: (game, seat) => districtsOf(game, seat).length },
  progressive: {
    goal: 3,
    progress: (game, seat) => wonderCounts(game, seat, 'era').length,
    atMost: builtWonders,
  },
  provincial: {
    goal: 4,
    progress: (game, seat) => tilesUnder(game, ownAmong(game, matureCities(game, seat))),
    atMost: ownCities,
  },
  diversified: {
    goal: 3,
    progress: (game, seat) => wonderCounts(game, seat, 'type').length,
    atMost: builtWonders,
  },
  'technophile-ti': {
    goal: 3,
    progress: (game, seat) => playerOf(game, seat).row.filter(({ card }) => focusCard(card).level === 4).length,
  },
  'scholarly-ti': {
    goal: 2,
    progress: (game, seat) => controlledWonders(game, seat).filter((id) => wonderOf(id).type === 'science').length,
    atMost: builtWonders,
  },
  fortified: forts(1),
  expeditionary: forts(2),
};
