/** Who may see which part of the state: military hands, deck orders and face-down events are secret (TA 2.5). */

import { HIDDEN, type Hidden, type Seat, type Viewer, type Visibility } from '@tabularium/kernel';
import type { FamousKind } from './content/model.ts';
import { cardOf, levelOf } from './queries/cards.ts';
import { asks } from './questions.ts';
import type { AgesState, Board, EventDeck, Kidnapped, Player, PreparedEvent } from './state.ts';

/** A card seen from behind: its back shows the age. */
export interface Back {
  back: number;
  card: Hidden;
}

/** A leader or wonder in the box: what it is, but not which. */
export interface BoxedBack extends Back {
  kind: FamousKind;
}

/** The age on the back of a card. */
function backOf(card: string): Back {
  return { back: levelOf(card), card: HIDDEN };
}

type Facing = string | Back;

const faces = (cards: readonly string[], known: boolean): Facing[] => (known ? [...cards] : cards.map(backOf));

/** A hand from behind, sorted by age: where in the hand a card was tells nothing. */
function fanned(cards: readonly string[]): Facing[] {
  return cards.map(backOf).sort((one, other) => one.back - other.back);
}

/** A player: the hands are hidden from the others, unless somebody is just looking. */
function showPlayer(player: Player, viewer: Viewer, owner: Seat | null) {
  const own = viewer !== null && viewer === owner;
  const looking = (shownTo: Seat) => viewer !== null && shownTo === viewer;
  const knowsCivil = own || !player.closed || looking(player.civilShownTo);
  const kidnapped: Kidnapped | Hidden | null = player.kidnapped === null || knowsCivil ? player.kidnapped : HIDDEN;
  return {
    ...player,
    civilHand: faces(player.civilHand, knowsCivil),
    militaryHand: own || looking(player.militaryShownTo) ? [...player.militaryHand] : fanned(player.militaryHand),
    kidnapped,
  };
}

/** The current events: nobody knows them, but who looked knows the top card. */
function showCurrentEvents(deck: EventDeck, viewer: Viewer): { cards: Facing[]; seenBy: Seat[] } {
  const top = deck.cards.length - 1;
  const knows = viewer !== null && deck.seenBy.includes(viewer);
  return { cards: deck.cards.map((card, at) => (knows && at === top ? card : backOf(card))), seenBy: deck.seenBy };
}

/** A future event is known to whoever prepared it and whoever was allowed to look (TA 18.I3). */
function showPrepared({ card, seenBy }: PreparedEvent, viewer: Viewer): { card: Facing; seenBy: Seat[] } {
  return { card: viewer !== null && seenBy.includes(viewer) ? card : backOf(card), seenBy };
}

/** The boards of leaders and wonders: which of their cards the viewer knows is up to the boxes in play. */
function showBoard(
  board: Board,
  viewer: Viewer,
  _owner: Seat | null,
  game: AgesState,
): { leaders: Facing[]; wonders: Facing[]; open: boolean; dealt: boolean } {
  const show = (cards: readonly string[], kind: FamousKind) =>
    cards.map(
      (card, at): Facing => (card === '' || asks(game).knowsOnBoard(board, kind, at, viewer) ? card : backOf(card)),
    );
  return { ...board, leaders: show(board.leaders, 'leader'), wonders: show(board.wonders, 'wonder') };
}

/** Civil decks are hidden; one that everybody may look through shows its cards, sorted, for their order is unknown. */
function showCivilDecks(
  decks: readonly string[][],
  _viewer: Viewer,
  _owner: Seat | null,
  game: AgesState,
): (string | Hidden)[][] {
  return decks.map((deck, level) => (asks(game).showsDeck(game, level) ? deck.toSorted() : deck.map(() => HIDDEN)));
}

/** What was put back unseen: only the kind and the age of each card are known. */
function showBox(box: readonly string[]): BoxedBack[] {
  return box.map((card) => ({ ...backOf(card), kind: cardOf(card).kind === 'leader' ? 'leader' : 'wonder' }));
}

/** The rules of sight, zone by zone. */
export const visibility = {
  age: 'open',
  round: 'open',
  current: 'open',
  starting: 'open',
  lastRound: 'open',
  row: 'open',
  civilDecks: showCivilDecks,
  boards: { each: showBoard },
  box: showBox,
  gone: 'open',
  militaryDecks: { each: 'hidden' },
  openDiscards: 'open',
  hiddenDiscards: { each: 'hidden' },
  currentEvents: showCurrentEvents,
  futureEvents: { each: showPrepared },
  pastEvents: 'open',
  planned: 'open',
  finalEvents: { open: 'open', hidden: 'hidden' },
  commonTactics: 'open',
  players: { each: showPlayer },
  prize: 'open',
  games: 'open',
  turn: 'open',
  tokens: 'open',
} satisfies Visibility<AgesState>;
