/**
 * Imagining what a viewer cannot know: every hidden card is one of those that are nowhere to be seen, of the age its
 * back shows and, where it is known, of the right kind.
 */

import { clone, HIDDEN, type Luck, shuffleWith } from '@tabularium/kernel';
import type { FamousKind } from './content/model.ts';
import { cardOf, isCard } from './queries/cards.ts';
import { noForce, potential } from './queries/colonization.ts';
import { levelsPlayed, militaryCards, ordinaryCivilCards } from './queries/decks.ts';
import { playerOf } from './queries/players.ts';
import { type AgesTable, asks } from './questions.ts';
import type { AgesState, AgesView, Player } from './state.ts';
import type { Back } from './visibility.ts';

type Facing = string | Back;

/** Every civil card of one age that can be somewhere at such a table, copies and whatever stands for a card included. */
export function civilUniverse(table: AgesTable, level: number): string[] {
  return [...ordinaryCivilCards(table, level, table.seats), ...asks(table).everyFamous(table, level)];
}

/** Every military card of one age; the shorter game uses the impacts of Age III only. */
export function militaryUniverse(table: AgesTable, level: number): string[] {
  const { options, seats } = table;
  if ((levelsPlayed(options) as readonly number[]).includes(level)) return militaryCards(table, level, seats);
  if (options.length !== 'shorter') return [];
  return militaryCards({ seats, options: { ...options, length: 'full' } }, level, seats).filter(
    (card) => cardOf(card).kind === 'event',
  );
}

/** The cards nobody has seen, by age, dealt out at random. */
class Unseen {
  readonly #piles: string[][];

  constructor(universe: (level: number) => string[], seen: ReadonlyMap<string, number>, luck: Luck) {
    this.#piles = [0, 1, 2, 3].map((level) => {
      const left = new Map(seen);
      const unseen = universe(level).filter((card) => {
        const count = left.get(card) ?? 0;
        if (count > 0) left.set(card, count - 1);
        return count === 0;
      });
      return shuffleWith(luck, unseen);
    });
  }

  /** A card of that age, one that fits if there is one. */
  draw(level: number, fits: (card: string) => boolean = () => true): string {
    const pile = this.#piles[level] ?? [];
    const at = pile.findLastIndex(fits);
    const [card] = at < 0 ? pile.splice(-1) : pile.splice(at, 1);
    if (card === undefined) throw new Error(`No unseen card of age ${level} is left.`);
    return card;
  }

  /** A card that fits in exchange for this one, or this one if none does. */
  exchange(card: string, level: number, fits: (card: string) => boolean): string {
    const pile = this.#piles[level] ?? [];
    const at = pile.findIndex(fits);
    return at < 0 ? card : (pile.splice(at, 1, card)[0] ?? card);
  }
}

/** All cards a viewer can see, with their numbers. */
function seenCards(view: AgesView): Map<string, number> {
  const seen = new Map<string, number>();
  const see = (cards: readonly Facing[]) => {
    for (const card of cards) if (typeof card === 'string' && card !== '') seen.set(card, (seen.get(card) ?? 0) + 1);
  };
  see([
    ...view.row,
    ...view.civilDecks.flat().filter((card) => card !== HIDDEN),
    ...view.gone,
    ...view.openDiscards.flat(),
    ...view.pastEvents,
    ...view.planned,
    ...view.finalEvents.open,
  ]);
  see(view.boards.flatMap(({ leaders, wonders }) => [...leaders, ...wonders]));
  see([
    ...view.currentEvents.cards,
    ...view.futureEvents.map(({ card }) => card),
    ...view.commonTactics.map(({ card }) => card),
  ]);
  for (const player of view.players) see([...player.civilHand, ...player.militaryHand, ...cardsInPlay(player)]);
  for (const frame of view.frames) {
    if (frame.step === 'bid' || frame.step === 'force') see([frame.territory]);
    if (frame.step === 'answer-pact') see([frame.card]);
  }
  return seen;
}

/** The cards in front of a player; a leader under a wonder or become a prize counts as gone. */
export function cardsInPlay(player: Omit<Player, 'civilHand' | 'militaryHand' | 'kidnapped'>): string[] {
  return [
    ...player.technologies.map(({ card }) => card),
    player.government,
    ...player.specials,
    player.leader,
    ...player.wonders.map(({ card }) => card),
    player.building,
    ...player.colonies,
    ...player.exclusive.map(({ card }) => card),
    ...(player.treaty === null ? [] : [player.treaty.card]),
    ...player.wars.map(({ card }) => card),
  ].filter((card) => card !== '');
}

/** A complete state that agrees with the view. */
export function determinize(view: AgesView, luck: Luck): AgesState {
  const { viewer: _, random: _random, facts: _facts, ...known } = clone(view);
  const seen = seenCards(view);
  const civil = new Unseen((level) => civilUniverse(view, level), seen, luck);
  const military = new Unseen((level) => militaryUniverse(view, level), seen, luck);
  const famous = famousDealer(view, civil);
  const turned = (card: Facing, draw: (level: number) => string) => (typeof card === 'string' ? card : draw(card.back));
  // What must be of a certain kind is dealt first, the rest of the unseen cards then fall anywhere.
  const box = view.box.map(({ back, kind }) => famous(back, kind, true));
  const boards = view.boards.map((board) => ({
    ...board,
    leaders: board.leaders.map((card) => turned(card, (level) => famous(level, 'leader', false))),
    wonders: board.wonders.map((card) => turned(card, (level) => famous(level, 'wonder', false))),
  }));
  const event = (level: number) => military.draw(level, isEventCard);
  const currentEvents = { ...known.currentEvents, cards: view.currentEvents.cards.map((card) => turned(card, event)) };
  const futureEvents = known.futureEvents.map((prepared) => ({ ...prepared, card: turned(prepared.card, event) }));
  const finalEvents = {
    open: known.finalEvents.open,
    hidden: view.finalEvents.hidden.map(() => military.draw(3, isEventCard)),
  };
  const players = known.players.map((player): Player => {
    const civilHand = player.civilHand.map((card) => turned(card, (level) => civil.draw(level, isForHand)));
    const militaryHand = player.militaryHand.map((card) => turned(card, (level) => military.draw(level)));
    const kidnapped = player.kidnapped === HIDDEN ? { card: civilHand.at(-1) ?? '', culture: 0 } : player.kidnapped;
    return { ...player, civilHand, militaryHand, kidnapped };
  });
  const pile = (cards: readonly string[], level: number, unseen: Unseen) =>
    cards.map((card) => (card === HIDDEN ? unseen.draw(level) : card));
  const random = { start: [], civil: [], military: [], mix: [], events: [] };
  const dealt = { ...known, box, boards, currentEvents, futureEvents, finalEvents, players, random, facts: null };
  const state: AgesState = { ...dealt, hiddenDiscards: [], militaryDecks: [], civilDecks: [] };
  standByBid(state, view, military);
  state.hiddenDiscards = view.hiddenDiscards.map((cards, level) => pile(cards, level, military));
  state.militaryDecks = view.militaryDecks.map((cards, level) => pile(cards, level, military));
  // A deck that may be looked through is known but for its order.
  state.civilDecks = view.civilDecks.map((cards, level) => {
    const deck = pile(cards, level, civil);
    return asks(view).showsDeck(view, level) ? shuffleWith(luck, deck) : deck;
  });
  return state;
}

/** Nobody bids more than their force can be worth (TA 9.1): the leader of an auction holds the bonus cards it takes. */
function standByBid(state: AgesState, view: AgesView, military: Unseen): void {
  const auction = state.frames.find((frame) => frame.step === 'bid' || frame.step === 'force');
  if (auction === undefined) return;
  const leader = auction.step === 'bid' ? auction.leader : auction.seat;
  if (leader < 0) return;
  const force = auction.step === 'bid' ? noForce(auction.territory, auction.bid) : auction;
  const { militaryHand } = playerOf(state, leader);
  for (const [at, known] of (view.players[leader]?.militaryHand ?? []).entries()) {
    if (potential(state, leader, force, militaryHand) >= auction.bid) return;
    const card = militaryHand[at];
    if (card === undefined || typeof known === 'string' || isBonusCard(card)) continue;
    militaryHand[at] = military.exchange(card, known.back, isBonusCard);
  }
}

const isEventCard = (card: string) => {
  const { kind } = cardOf(card);
  return kind === 'event' || kind === 'territory';
};
const isBonusCard = (card: string) => cardOf(card).kind === 'bonus';

/** Wonders never are in a hand, nor what is no card itself. */
const isForHand = (card: string) => isCard(card) && cardOf(card).kind !== 'wonder';

/** Deals unseen leaders and wonders. */
function famousDealer(view: AgesView, civil: Unseen) {
  return (level: number, kind: FamousKind, boxed: boolean) =>
    civil.draw(level, (id) => {
      if (!isCard(id)) return false;
      const card = cardOf(id);
      return card.kind === kind && !(boxed && !asks(view).canBePutBack(view, card));
    });
}
