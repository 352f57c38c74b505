/** What must hold after every action: components are conserved and everything lies where it may (ND 1.2). */

import { CITIES, TRADE_LIMIT } from './content/limits.ts';
import { RESOURCES } from './content/resources.ts';
import { boardOf } from './queries/board.ts';
import { diplomacyLimit, heldFrom } from './queries/diplomacy.ts';
import { capitalOf, cityOf, isToken, PRINTED_TOKEN, pieceOwner } from './queries/pieces.ts';
import { playerOf } from './queries/players.ts';
import { agendaOf, agendasOn } from './queries/things.ts';
import { caravanLimit } from './queries/trade.ts';
import { asks } from './questions.ts';
import { type NewDawnState, ON_CARD } from './state.ts';

/** Each broken law as a sentence. */
export function brokenLaws(game: NewDawnState): string[] {
  return [...game.players.flatMap((_, seat) => playerLaws(game, seat)), ...tableLaws(game), ...agendaLaws(game)];
}

function playerLaws(game: NewDawnState, seat: number): string[] {
  const player = playerOf(game, seat);
  const broken: string[] = [];
  const law = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(`seat ${seat}: ${sentence}`);
  };
  const { borrowedCity, isDistrict, limits, places } = asks(game);
  const borrowed = borrowedCity(game);
  const cities = game.pieces.filter((piece, space) => piece === cityOf(seat) && space !== borrowed).length;
  const tokens = game.pieces.filter(
    (piece, space) => isToken(piece) && pieceOwner(piece) === seat && !isDistrict(game, space),
  ).length;
  law(cities + player.cities === CITIES, `${cities} cities on the map and ${player.cities} unused`);
  const marks = limits.tokens - tokens - player.tokens;
  law(marks >= 0 && marks <= player.agendas.length && player.tokens >= 0, 'control tokens were lost or doubled');
  law(game.pieces.filter((piece) => piece === capitalOf(seat)).length <= 1, 'more than one capital');
  const cards = new Set(player.row.map(({ card }) => card)).size;
  law(player.row.length === places.length && cards === places.length, `not ${places.length} different cards`);
  law(
    player.row.every(({ trade }) => trade >= 0 && trade <= TRADE_LIMIT),
    'more trade tokens than a card can hold',
  );
  law(new Set(player.agendas).size === player.agendas.length, 'an agenda marked twice');
  law(
    player.stationed.every(({ card }) => player.row.some((slot) => slot.card === card)),
    'a token on no card',
  );
  law(
    RESOURCES.every((kind) => player.resources[kind] >= 0),
    'less than no resources',
  );
  const waitsForChoice = game.frames.some(({ step }) => step === 'drop-caravan' || step === 'return-diplomacy');
  law(waitsForChoice || caravansFit(game, seat), 'more caravans than the economy card has');
  law(
    waitsForChoice ||
      game.players.every((_, rival) => heldFrom(game, seat, rival).length <= diplomacyLimit(game, seat, rival)),
    'too many diplomacy cards of one rival',
  );
  law(
    player.diplomacy.every(({ from }) => from !== seat),
    'an own diplomacy card',
  );
  return broken;
}

function caravansFit(game: NewDawnState, seat: number): boolean {
  const { caravans } = playerOf(game, seat);
  const limit = caravanLimit(game, seat);
  return limit > 0 ? caravans.length <= limit : !caravans.includes(ON_CARD);
}

function tableLaws(game: NewDawnState): string[] {
  const board = boardOf(game.map);
  const broken: string[] = [];
  const law = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  law(game.pieces.length === board.size, 'a piece outside the map');
  for (const [space, piece] of game.pieces.entries()) {
    law(piece < 4 || board.water[space] !== true, `a piece on water, space ${space}`);
    law(piece !== PRINTED_TOKEN || board.printed[space] !== null, `a token on no symbol, space ${space}`);
    law(
      piece !== 0 || board.returns[space] !== true || game.tilesToLay.length > 0 || isSettingUp(game),
      `space ${space} lost its token`,
    );
  }
  for (const kind of RESOURCES) {
    const lying = board.resources.filter(({ id, space }) => id === kind && game.pieces[space] === PRINTED_TOKEN).length;
    const held = game.players.reduce((sum, player) => sum + player.resources[kind], 0);
    law(lying + held + game.supply[kind] === asks(game).limits.resources, `${kind} was lost or doubled`);
  }
  for (const space of game.barbarians) {
    law(
      space < 0 || (board.water[space] !== true && (game.pieces[space] ?? 0) < 4),
      `a barbarian cannot be on ${space}`,
    );
  }
  law(game.stored >= 0 && game.stored <= 4, 'too much trade stored');
  law(new Set(game.wonders.map(({ wonder }) => wonder)).size === game.wonders.length, 'a wonder was built twice');
  law(new Set(game.wonders.map(({ space }) => space)).size === game.wonders.length, 'two wonders on one space');
  const cards = game.players.flatMap(({ diplomacy }) => diplomacy.map(({ card, from }) => `${card} ${from}`));
  law(new Set(cards).size === cards.length, 'a diplomacy card is held twice');
  return broken;
}

/** An agenda that is met is marked; one that must be held is marked only while it is met (ND 16.2, TI 13.4). */
function agendaLaws(game: NewDawnState): string[] {
  const broken: string[] = [];
  for (const id of game.victoryCards.flatMap((card) => agendasOn(card))) {
    const { goal, progress, canBeLost } = agendaOf(id);
    for (const [seat, { agendas }] of game.players.entries()) {
      const met = progress(game, seat) >= goal;
      if (met && !agendas.includes(id)) broken.push(`seat ${seat}: ${id} is met and not marked`);
      if (!met && canBeLost === true && agendas.includes(id)) broken.push(`seat ${seat}: ${id} is marked and not met`);
    }
  }
  return broken;
}

/** Before the map is populated no tokens lie on it. */
const isSettingUp = (game: NewDawnState): boolean => game.frames.some(({ step }) => step === 'populate');
