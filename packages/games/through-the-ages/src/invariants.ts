/** What must hold after every action: tokens and cards are conserved, no store is negative. */

import { START, STARTING_TECHNOLOGIES } from './content/boards.ts';
import { cardsInPlay, civilUniverse, militaryUniverse } from './determinize.ts';
import { cardOf, isCard } from './queries/cards.ts';
import { population } from './queries/counts.ts';
import { levelsPlayed } from './queries/decks.ts';
import type { AgesState, Player } from './state.ts';

/** Each broken law as a sentence. */
export function invariants(game: AgesState): string[] {
  return [...brokenTokens(game), ...brokenStores(game), ...brokenCards(game)];
}

const YELLOW = START.yellowBank + START.workers + STARTING_TECHNOLOGIES.reduce((sum, [, workers]) => sum + workers, 0);

/** Blue tokens of one player, wherever they lie. */
export function blueTokens(player: Player): number {
  const onCards = player.technologies.reduce((sum, { tokens }) => sum + tokens, 0);
  return player.blue + onCards + player.stages + player.wonders.reduce((sum, { tokens }) => sum + tokens, 0);
}

function brokenTokens(game: AgesState): string[] {
  let [yellow, blue] = [game.tokens.yellow, game.tokens.blue];
  for (const player of game.players) {
    yellow += player.yellow + player.stored + population(player);
    blue += blueTokens(player);
  }
  const broken: string[] = [];
  if (yellow !== YELLOW * game.seats)
    broken.push(`there are ${yellow} yellow tokens instead of ${YELLOW * game.seats}`);
  if (blue !== START.blueBank * game.seats)
    broken.push(`there are ${blue} blue tokens instead of ${START.blueBank * game.seats}`);
  return broken;
}

function brokenStores(game: AgesState): string[] {
  return game.players.flatMap((player, seat) => {
    const { science, culture, yellow, blue, workers, civil, military, stages, stored } = player;
    const stores = { science, culture, yellow, blue, workers, civil, military, stages, stored };
    const onCards = player.technologies.flatMap((one) => [one.workers, one.tokens]);
    const negative = Object.entries(stores).filter(([, amount]) => amount < 0);
    const broken = negative.map(([name, amount]) => `seat ${seat} has ${amount} ${name}`);
    if (onCards.some((amount) => amount < 0)) broken.push(`seat ${seat} has a negative number on a card`);
    const sum = player.ledger.reduce((total, part) => total + part, 0);
    if (!player.out && sum !== culture) broken.push(`the sources of seat ${seat} add up to ${sum}, not ${culture}`);
    return broken;
  });
}

const inventories = new Map<string, ReadonlyMap<string, number>>();

/** How many of each card a table with these options has; counted once per kind of table. */
function inventoryOf(game: AgesState): ReadonlyMap<string, number> {
  const key = JSON.stringify([game.options, game.seats]);
  const known = inventories.get(key);
  if (known !== undefined) return known;
  const count = new Map<string, number>();
  for (const level of levelsPlayed(game.options)) {
    for (const card of [...civilUniverse(game, level), ...militaryUniverse(game, level)]) {
      count.set(card, (count.get(card) ?? 0) + 1);
    }
  }
  inventories.set(key, count);
  return count;
}

/** Every card of the decks is somewhere, exactly once. Cards printed on the boards are not counted. */
function brokenCards(game: AgesState): string[] {
  if (game.frames.some(({ step }) => step === 'build-decks')) return [];
  const count = new Map(inventoryOf(game));
  for (const cards of zonesOf(game)) {
    for (const card of cards) if (card !== '' && !isPrinted(card)) count.set(card, (count.get(card) ?? 0) - 1);
  }
  const broken: string[] = [];
  for (const [card, left] of count) if (left !== 0) broken.push(`"${card}" is ${left > 0 ? 'missing' : 'doubled'}`);
  return broken;
}

/** Is that card printed on the boards? */
function isPrinted(id: string): boolean {
  if (!isCard(id)) return false;
  const { level, copies } = cardOf(id);
  return level === 0 && copies[2] === 0;
}

/** Every place where cards can be; `''` is none. */
function zonesOf(game: AgesState): (readonly string[])[] {
  const zones: (readonly string[])[] = [
    game.row,
    game.gone,
    game.box,
    game.pastEvents,
    game.planned,
    game.currentEvents.cards,
    ...game.civilDecks,
    ...game.militaryDecks,
    ...game.openDiscards,
    ...game.hiddenDiscards,
    game.futureEvents.map(({ card }) => card),
    game.commonTactics.map(({ card }) => card),
  ];
  for (const { leaders, wonders } of game.boards) zones.push(leaders, wonders);
  for (const player of game.players) zones.push(player.civilHand, player.militaryHand, cardsInPlay(player));
  for (const frame of game.frames) zones.push(heldBy(frame));
  return zones;
}

function heldBy(frame: AgesState['frames'][number]): string[] {
  if (frame.step === 'bid' || frame.step === 'force') return [frame.territory];
  return frame.step === 'answer-pact' ? [frame.card] : [];
}
