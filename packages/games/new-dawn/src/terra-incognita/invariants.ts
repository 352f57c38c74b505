/** What must hold after every action with the expansion: figures, districts and tiles are conserved. */

import { boardOf, placementsOf } from '../queries/board.ts';
import { cityOf, hasBarbarian, isToken, pieceOwner } from '../queries/pieces.ts';
import { type NewDawnState, ON_CARD } from '../state.ts';
import { STACK_TILES } from './content/tiles.ts';
import { armyLimit } from './queries/armies.ts';
import { isFreeFort, lendsItself, terraOf } from './queries/realms.ts';

/** Each broken law as a sentence. */
export function brokenLaws(game: NewDawnState): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence);
  };
  const { realms, stack, looked, marked, lent } = terraOf(game);
  const board = boardOf(game.map);
  const steps = game.frames.map(({ step }) => step);
  const fighting = steps.some((step) => FIGHTING.has(step));
  for (const [seat, { armies, districts }] of realms.entries()) {
    const limit = armyLimit(game, seat);
    const waits = steps.includes('drop-army');
    law(waits || (limit > 0 ? armies.length <= limit : !armies.includes(ON_CARD)), `seat ${seat}: too many armies`);
    for (const at of armies) {
      law(at === ON_CARD || (at >= 0 && at < board.size), `seat ${seat}: an army outside the map`);
      law(
        at === ON_CARD || !hasBarbarian(game, at) || fighting,
        `seat ${seat}: an army shares a space with a barbarian`,
      );
      law(at === ON_CARD || fighting || !isFreeFort(game, at), `seat ${seat}: an army on a free fort`);
    }
    const lying = districts.filter((space) => space >= 0);
    law(new Set(lying).size === lying.length, `seat ${seat}: two districts on one space`);
    for (const space of lying) {
      law(
        isToken(game.pieces[space]) && pieceOwner(game.pieces[space]) === seat,
        `seat ${seat}: a district on no token`,
      );
    }
  }
  for (const { space } of board.landmarks) law(!isToken(game.pieces[space]), 'a control token on a fort');
  const laid = placementsOf(game.map).map(({ tile }) => tile);
  const tiles = [...stack, ...looked.tiles, ...laid.filter((tile) => STACK_TILES.includes(tile)), ...tilesInHand(game)];
  law(tiles.length === STACK_TILES.length && new Set(tiles).size === tiles.length, 'a tile was lost or doubled');
  law(
    marked.every((wonder) => Object.values(game.decks).some((deck) => deck.at(-1) === wonder)),
    'a token on no wonder',
  );
  law(
    lent < 0 || (lendsItself(game, lent) && game.pieces[lent] === cityOf(game.turn.seat)),
    'a city is lent that cannot be',
  );
  return broken;
}

/** The steps during which an army stands on what it attacks. */
const FIGHTING = new Set<string>(['choose-target', 'fight-on', 'army-combat', 'settle-army', 'move-army', 'scorch']);

/** The tile that is being laid by an explorer. */
const tilesInHand = (game: NewDawnState): number[] =>
  game.frames.flatMap((frame) =>
    (frame.step === 'take-tile' || frame.step === 'lay-tile') && frame.from !== undefined ? (frame.tile ?? []) : [],
  );
