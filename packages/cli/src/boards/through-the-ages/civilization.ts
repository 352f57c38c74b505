/** A civilization: its ratings in a row of a table, and what it is made of. */

import type { Seat } from '@tabularium/kernel';
import type { AgesView } from '@tabularium/through-the-ages';
import { technologyOf, wonderOf } from '@tabularium/through-the-ages/cards';
import { corruption, happinessRequired } from '@tabularium/through-the-ages/content/boards';
import { FIELDS, UNITS, URBAN, type WorkerKind } from '@tabularium/through-the-ages/content/model';
import {
  consumptionOf,
  discontent,
  foodProduction,
  resourceProduction,
  stored,
} from '@tabularium/through-the-ages/queries/counts';
import {
  civilActions,
  cultureRating,
  happiness,
  militaryActions,
  scienceRating,
  strengthRating,
  urbanLimit,
} from '@tabularium/through-the-ages/queries/ratings';
import { isOpen } from '@tabularium/through-the-ages/queries/seen';
import { bad, bold, faint, fitted, flow, inSeatColour, shortNames } from '../../screen.ts';
import { cardName, cardWithPrice, faceOf } from './cards.ts';
import type { Labels } from './labels.ts';

/** The room for a player's name in the table. */
const NAME = 11;

/** What everybody is compared by, beside the actions. */
const RATINGS = ['culture', 'science', 'strength', 'happy', 'food', 'resources'] as const;

/** What a turn spends. */
const SPENT = ['civil', 'military', 'food', 'resources', 'science'] as const;

type Player = AgesView['players'][number];
type Hands = AgesView['players'][number];

/** Everybody's ratings, goods and actions, one row each. */
export function ratingTable(game: AgesView, labels: Labels): string[] {
  const say = labels.own;
  const short = shortNames(labels.names, NAME);
  const rows = game.players.map((player, seat) => [
    inSeatColour(seat, short[seat] ?? ''),
    ...(player.out ? [faint(say.resigned)] : ratings(game, seat, player)),
  ]);
  const { counts, briefly } = say;
  const columns = [...RATINGS.map((rating) => counts[rating]), briefly.civil, briefly.military];
  return fitted([['', ...columns.map(faint)], ...rows], labels.width);
}

/** The columns: what there is, what each turn adds, and what corruption and hunger take. */
function ratings(game: AgesView, seat: Seat, player: Player): string[] {
  const needed = happinessRequired(player.yellow);
  const smiles = happiness(game, seat);
  const faces = `${smiles}/${needed}`;
  return [
    `${bold(String(player.culture))} ${perTurn(cultureRating(game, seat))}`,
    `${player.science} ${perTurn(scienceRating(game, seat))}`,
    String(strengthRating(game, seat)),
    smiles < needed ? bad(faces) : faces,
    `${stored(player, 'food')} ${perTurn(foodProduction(game, seat), consumptionOf(game, seat))}`,
    `${stored(player, 'resources')} ${perTurn(resourceProduction(game, seat), corruption(player.blue))}`,
    `${player.civil}/${civilActions(game, seat)}`,
    `${player.military}/${militaryActions(game, seat)}`,
  ];
}

const perTurn = (plus: number, minus = 0): string => faint(`+${plus}${minus === 0 ? '' : `−${minus}`}`);

/** What is left to spend, for a turn of many choices. */
export function spendable(game: AgesView, seat: Seat, labels: Labels): string | undefined {
  const player = game.players[seat];
  if (player === undefined) return undefined;
  const extra = seat === game.current ? game.turn.extraCivil : 0;
  const { counts } = labels.own;
  const left = {
    civil: `${player.civil + extra}/${civilActions(game, seat)}`,
    military: `${player.military}/${militaryActions(game, seat)}`,
    food: String(stored(player, 'food')),
    resources: String(stored(player, 'resources')),
    science: String(player.science),
  };
  return SPENT.map((what) => `${counts[what]} ${left[what]}`).join(' · ');
}

/** A rival's civilization, as short as possible. */
export function rivalLines(game: AgesView, labels: Labels, seat: Seat, hands: Hands): string[] {
  const player = game.players[seat];
  if (player === undefined || player.out) return [];
  const open = hands.civilHand.filter(isOpen).map((card) => cardName(labels, card));
  const say = labels.own;
  const parts = [
    inSeatColour(seat, labels.names[seat] ?? ''),
    ...rule(labels, player),
    ...people(game, labels, seat, player),
    `${say.civilHand} ${hands.civilHand.length}${open.length === 0 ? '' : ` (${open.join(', ')})`}`,
    `${say.militaryHand} ${hands.militaryHand.length}`,
    workplaces(labels, player, [...FIELDS, ...URBAN, ...UNITS], true).join(', '),
    ...achievements(game, labels, player),
  ];
  return flow(parts, labels.width, ' · ');
}

/** The viewer's own civilization, a line for every part of it. */
export function ownLines(game: AgesView, labels: Labels, seat: Seat, hands: Hands): string[] {
  const player = game.players[seat];
  if (player === undefined || player.out) return [];
  const say = labels.own;
  const line = (title: string, parts: readonly string[]) =>
    parts.length === 0 ? [] : flow(titled(title, parts), labels.width);
  return [
    ...flow(
      [inSeatColour(seat, labels.names[seat] ?? ''), ...rule(labels, player), ...people(game, labels, seat, player)],
      labels.width,
      ' · ',
    ),
    ...line(say.fields, workplaces(labels, player, FIELDS)),
    ...line(say.urban(urbanLimit(game, seat)), workplaces(labels, player, URBAN)),
    ...line(say.units, workplaces(labels, player, UNITS)),
    ...flow(achievements(game, labels, player), labels.width, ' · '),
    ...line(
      say.civilHand,
      hands.civilHand.map((card) => (isOpen(card) ? cardWithPrice(game, labels, seat, card) : faceOf(labels, card))),
    ),
    ...line(
      say.militaryHand,
      hands.militaryHand.map((card) => faceOf(labels, card)),
    ),
  ];
}

/** The title goes with the first part, so that no line ends with it. */
function titled(title: string, [first = '', ...rest]: readonly string[]): string[] {
  return [`${faint(`${title}:`)} ${first}`, ...rest];
}

/** Who rules, and how armies fight. */
function rule(labels: Labels, { government, leader, tactic }: Player): string[] {
  const say = labels.own;
  return [
    `${faint(say.kinds.government)} ${cardName(labels, government)}`,
    ...(leader === '' ? [] : [`${faint(say.kinds.leader)} ${cardName(labels, leader)}`]),
    ...(tactic === null ? [] : [`${faint(say.kinds.tactic)} ${cardName(labels, tactic.card)}`]),
  ];
}

/** Workers and banks. */
function people(game: AgesView, labels: Labels, seat: Seat, { workers, yellow, blue }: Player): string[] {
  const say = labels.own;
  const angry = discontent(game, seat);
  return [
    say.unused(workers),
    ...(angry === 0 ? [] : [bad(say.discontent(angry))]),
    `${say.yellowBank} ${yellow}, ${say.blueBank} ${blue}`,
  ];
}

/** The technologies of these kinds with their workers and blue tokens; perhaps only those that somebody works on. */
function workplaces(labels: Labels, player: Player, kinds: readonly WorkerKind[], manned = false): string[] {
  return player.technologies
    .filter(({ card, workers, tokens }) => kinds.includes(technologyOf(card).kind) && (!manned || workers + tokens > 0))
    .map(({ card, workers, tokens }) =>
      [cardName(labels, card), workers === 0 ? faint('○') : '●'.repeat(workers), tokens === 0 ? '' : `▪${tokens}`]
        .filter((words) => words !== '')
        .join(' '),
    );
}

/** Special technologies, wonders and the one being built, colonies, pacts and wars. */
function achievements(game: AgesView, labels: Labels, player: Player): string[] {
  const say = labels.own;
  const list = (title: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${faint(title)} ${names.join(', ')}`];
  const name = (card: string) => cardName(labels, card);
  const { specials, wonders, building, colonies, treaty, wars } = player;
  const partner = treaty === null ? -1 : game.players.indexOf(player) === treaty.a ? treaty.b : treaty.a;
  return [
    ...list(say.special, specials.map(name)),
    ...list(
      say.wonders,
      wonders.map(({ card, ravaged }) => name(card) + (ravaged ? faint(` (${say.ravaged})`) : '')),
    ),
    ...(building === '' ? [] : [`${faint(say.building)} ${name(building)} ${stagesOf(labels, player)}`]),
    ...list(say.colonies, colonies.map(name)),
    ...(treaty === null ? [] : [`${name(treaty.card)} ${say.pactWith(labels.names[partner] ?? '')}`]),
    ...wars.map(({ card, target }) => `${bad('⚔')} ${name(card)} ${say.warOn(labels.names[target] ?? '')}`),
  ];
}

/** Finished stages as blocks, the cost of those to come. */
function stagesOf(labels: Labels, { building, stages: done }: Player): string {
  const { stages, paidIn } = wonderOf(building);
  const { signs } = labels.own;
  const left = stages.slice(done).map((cost) => `${paidIn === 'food' ? signs.food : signs.resources}${cost}`);
  return `${'▪'.repeat(done)}${done > 0 ? ' ' : ''}${left.join(' ')}`;
}
