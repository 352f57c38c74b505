/** What bots know about the expansion: armies, forts, districts, governments and the unknown land. */

import type { ActionOf, Seat, Station } from '@tabularium/kernel';
import { buildingTurns, chanceOf, dialTurns, fightingStrength, matureTurns, wonderTurns } from '../../bot/agendas.ts';
import { distancesFrom, nearest } from '../../bot/atlas.ts';
import { STEP_LEFT, TO_BUILD, TO_SEND } from '../../bot/pending.ts';
import type { Sense } from '../../bot/sense.ts';
import type { Survey } from '../../bot/survey.ts';
import { DIAL_AFTER_END, DIAL_END, DIAL_MARKS } from '../../content/dials.ts';
import { ERAS, type Wonder } from '../../content/wonders.ts';
import { boardOf } from '../../queries/board.ts';
import { attackStrength } from '../../queries/combat.ts';
import { heldNaturalWonders } from '../../queries/control.ts';
import { capitalSpace, isCity, PRINTED_TOKEN, pieceOwner } from '../../queries/pieces.ts';
import { focusCard, wonderOf } from '../../queries/things.ts';
import { type NewDawnState, ON_CARD } from '../../state.ts';
import type { NewDawn } from '../../vocabulary.ts';
import { GOVERNMENTS } from '../content/governments.ts';
import { FORT_DEFENCE } from '../content/limits.ts';
import type { TerraAgendaId } from '../content/victory-cards.ts';
import { type Aim, aimsAt, isHostile } from '../queries/armies.ts';
import { armyDefence } from '../queries/combat.ts';
import { districtsOf, fortsOf, isFreeFort, realmOf } from '../queries/realms.ts';
import type { Marching } from '../vocabulary.ts';

/** What one turn brings: control tokens reinforced, and what a district, a diplomacy card, a resource and a tile take. */
const REINFORCED_A_TURN = 3.2;
const DISTRICT = 1.1;
const CARD = 1.3;
const RESOURCE = 0.85;
/** A resource that lies next to a city, one that lies nowhere any more, and what each difficulty beyond a middle slot's adds. */
const NEAR_RESOURCE = 0.55;
const TRADED_RESOURCE = 3.5;
const STEEP = 0.2;
const TILE = 1.3;

/** The turns of work each agenda of the expansion still takes. */
const AGENDA_TURNS: Readonly<Record<TerraAgendaId, (survey: Survey) => number>> = {
  defensive: ({ reinforced, tokens }) => (15 - reinforced) / REINFORCED_A_TURN + Math.max(0, 15 - tokens) / 2.4,
  devastating: (survey) => 0.7 / chanceOf(fightingStrength(survey) + 1 - 10.5),
  diplomatic: diplomaticTurns,
  hoarder: hoarderTurns,
  expansionist: (survey) => TILE * (6 - tilesUnder(survey, survey.cities)),
  provincial: provincialTurns,
  industrious: ({ game, seat }) => DISTRICT * (5 - districtsOf(game, seat).length),
  prolific: (survey) => Math.min(...ERAS.map((era) => wonderTurns(survey, 2, (wonder) => wonder.era === era))),
  progressive: (survey) => newKinds(survey, (wonder) => wonder.era),
  diversified: (survey) => newKinds(survey, (wonder) => wonder.type),
  'scholarly-ti': (survey) => wonderTurns(survey, 2, ({ type }) => type === 'science'),
  'technophile-ti': (survey) => dialTurns(survey, stepsToLevelFour(survey.player.dial, 3 - levelFour(survey))),
  fortified: (survey) => fortTurns(survey, 1),
  expeditionary: (survey) => fortTurns(survey, 2),
};

/** Four givers of diplomacy cards: those not yet visited must be within reach of a caravan. */
function diplomaticTurns({ game, board, player }: Survey): number {
  const rivals = new Set(player.diplomacy.map(({ from }) => from)).size;
  const missing = 4 - rivals - player.cityStateCards.length;
  let givers = game.seats - 1 - rivals;
  for (const { id, space } of board.cityStates) {
    if (game.pieces[space] === PRINTED_TOKEN && !player.cityStateCards.includes(id)) givers++;
  }
  return CARD * missing + 2.5 * Math.max(0, missing - givers);
}

/** Five resources: those next to a city first, then those a city must be built for; more than lie on the map must be traded for. */
function hoarderTurns(survey: Survey): number {
  const { game, board, cities } = survey;
  const missing = 5 - resourcesHeld(survey);
  if (missing <= 0) return 0;
  const each: number[] = [];
  for (const { space } of [...board.resources, ...board.naturalWonders]) {
    if (game.pieces[space] !== PRINTED_TOKEN) continue;
    const away = nearest(distancesFrom(board, space), cities);
    const steep = STEEP * Math.max(0, (board.difficulty[space] ?? 1) - 3);
    each.push(steep + (away <= 1 ? NEAR_RESOURCE : RESOURCE + 0.35 * Math.min(away - 1, 6)));
  }
  each.sort((a, b) => a - b);
  let turns = 0;
  for (let at = 0; at < missing; at++) turns += each[at] ?? TRADED_RESOURCE;
  return turns;
}

function resourcesHeld({ game, seat, player: { resources } }: Survey): number {
  return heldNaturalWonders(game, seat) + resources.marble + resources.mercury + resources.oil + resources.diamond;
}

function tilesUnder({ board }: Survey, spaces: readonly number[]): number {
  const tiles: number[] = [];
  for (const space of spaces) {
    const tile = board.tile[space] ?? -1;
    if (tile >= 0 && !tiles.includes(tile)) tiles.push(tile);
  }
  return tiles.length;
}

/** Mature cities on four tiles: the one nearest to it on each tile counts. */
function provincialTurns(survey: Survey): number {
  const { board, cities, lacks, steepest } = survey;
  const best = new Map<number, number>();
  for (let at = 0; at < cities.length; at++) {
    const tile = board.tile[cities[at] ?? 0] ?? -1;
    const other = best.get(tile);
    if (other === undefined || (lacks[at] ?? 0) < (lacks[other] ?? 0)) best.set(tile, at);
  }
  const chosen = [...best.values()];
  const parts = { lacks: chosen.map((at) => lacks[at] ?? 0), steepest: chosen.map((at) => steepest[at] ?? 0) };
  return matureTurns({ ...survey, ...parts }, 4);
}

/** Three wonders of different kinds, each of a kind not had before. */
function newKinds(survey: Survey, kind: (wonder: Wonder) => string): number {
  const had = new Set(survey.wonders.map((id) => kind(wonderOf(id))));
  return buildingTurns(survey, 3 - had.size, (wonder) => !had.has(kind(wonder)));
}

function levelFour({ row }: Survey): number {
  let count = 0;
  for (const { focus } of row) if (focus.level === 4) count++;
  return count;
}

/** How many steps of the dial bring so many cards of level IV: at 19, 24 and, from 15 on, again (ND 10.5). */
function stepsToLevelFour(dial: number, cards: number): number {
  let [steps, at, missing] = [0, dial, cards];
  while (missing > 0) {
    at = at === DIAL_END ? DIAL_AFTER_END : at + 1;
    steps++;
    if (DIAL_MARKS[at] === 4) missing--;
  }
  return steps;
}

/** So many forts: an army near each, and a fight against the fort or the city on it (TI 11.3). */
function fortTurns(survey: Survey, wanted: number): number {
  const { game, board, seat } = survey;
  const strength = fightingStrength(survey);
  const march = marchTurns(survey);
  const each: number[] = [];
  for (const { space: fort } of board.landmarks) {
    const piece = game.pieces[fort];
    if (pieceOwner(piece) === seat) each.push(0);
    else {
      const defence = isCity(piece) ? 6.5 : FORT_DEFENCE;
      each.push(0.3 + 0.75 / chanceOf(strength - defence) + march(fort));
    }
  }
  each.sort((a, b) => a - b);
  let turns = 0;
  for (let at = 0; at < wanted; at++) turns += each[at] ?? 9;
  return turns;
}

/** How long the nearest army is on its way to each space, in turns. */
function marchTurns(survey: Survey): (space: number) => number {
  const { board } = survey;
  const armies = armyPlaces(survey);
  return (space) => MARCH * Math.max(0, nearest(distancesFrom(board, space), armies) - 1);
}

/** What one step towards a target costs an army, in turns. */
const MARCH = 0.16;

/** Where the seat's armies are; those on the card set out from the capital, or from where one is just setting out. */
function armyPlaces({ game, seat, capital }: Survey): number[] {
  const places = realmOf(game, seat).armies.map((at) => (at === ON_CARD ? capital : at));
  const frame = game.frames.at(-1);
  if (frame?.step === 'move-army' && frame.seat === seat) places.push(frame.at);
  return places;
}

/** How much faster armies, districts and the government make the seat. */
function realmSpeed({ game, seat }: Survey): number {
  const { armies, governed } = realmOf(game, seat);
  const arrows = governed === null ? 0 : GOVERNMENTS[focusCard(governed).type].arrows;
  return 0.025 * districtsOf(game, seat).length + 0.03 * fortsOf(game, seat) + 0.02 * armies.length + 0.02 * arrows;
}

/** What armies on the map save, in turns: one that stands near something to take is worth more. */
function realmTurns({ game, seat }: Survey): number {
  let saved = 0;
  for (const at of realmOf(game, seat).armies) if (at !== ON_CARD) saved += 0.05 + 0.2 * threat(game, seat, at);
  return saved;
}

/** An army is worth more near something it could take: a free fort, a rival city, a barbarian. */
function threat(game: NewDawnState, seat: Seat, at: number): number {
  let worth = 0;
  for (const near of boardOf(game.map).neighbours[at] ?? []) {
    if (isFreeFort(game, near)) return 0.5;
    if (isCity(game.pieces[near]) && pieceOwner(game.pieces[near]) !== seat) worth = 0.35;
    else if (worth === 0 && isHostile(game, seat, near)) worth = 0.15;
  }
  return worth;
}

/** How gladly a quick player takes an action of the expansion. */
const EAGERNESS: Sense['eagerness'] = {
  explore: () => 4,
  'explore-from': () => 4,
  district: () => 6,
  'resolve-district': () => 6,
  grow: (game, seat, { by }) => (by === 'district' && districtsOf(game, seat).length < 5 ? 5 : 1),
  ability: () => 5,
  'drive-out': () => 5,
  rout: () => 5,
  govern: () => 3,
  march: (game, seat, { space }) => marchEagerness(game, seat, space),
  halt: () => 0.1,
  're-roll': rollEagerness,
  settle: () => 6,
  seize: () => 8,
  conquer: () => 8,
};

/** A control token turned, and a fight of an army that will be won. */
const TO_TURN = 0.05;
const ARMY_TO_WIN = 1.5;

/** What the seat itself is about to do. */
const WORK: Sense['work'] = {
  'choose-growth': () => TO_BUILD,
  'place-district': () => TO_BUILD,
  reinforce: ({ tokens, reinforced }, { left }) => TO_TURN * Math.min(left, tokens - reinforced),
  'choose-army': ({ game, seat }, { moved }) => TO_SEND * (realmOf(game, seat).armies.length - moved.length),
  'move-army': (_survey, { left }) => TO_SEND + STEP_LEFT * left,
};

/** What bots know with the expansion. */
export const terraSense = (beneath: Sense): Sense => ({
  agendaTurns: { ...beneath.agendaTurns, ...AGENDA_TURNS },
  cardWorth: { ...beneath.cardWorth, growth: { trade: 0.006, waiting: 0.003 } },
  work: { ...beneath.work, ...WORK },
  fightPrize: { ...beneath.fightPrize, 'army-combat': 0, 'fight-on': ARMY_TO_WIN },
  eagerness: { ...beneath.eagerness, ...EAGERNESS },
  reachTurns: marchTurns,
  sallies: (game, seat, card) => ({
    from: realmOf(game, seat).armies.map((at) => (at === ON_CARD ? capitalSpace(game, seat) : at)),
    range: card.type === 'military' && 'armies' in card ? card.steps : 0,
  }),
  isWalled: ({ printed }, space) => printed[space] === 'fort',
  extraSpeed: realmSpeed,
  extraSaved: realmTurns,
});

/** Where an army is after a step, if there is nothing to attack (TI 5.2, TI 5.4). */
export function armyGoesOn(
  game: NewDawnState,
  { seat, left }: Marching,
  action: ActionOf<NewDawn, 'move-army'>,
): Station | undefined {
  if (action.type !== 'march' || isHostile(game, seat, action.space)) return undefined;
  return { at: action.space, left: left - 1 };
}

/** What a victory over each is worth. */
const PRIZE: Readonly<Record<Aim['target'], number>> = {
  fort: 8,
  city: 8,
  capital: 6,
  'city-state': 6,
  token: 3,
  army: 2,
  caravan: 2,
  barbarian: 3,
};

/** Armies attack where they will probably win, and otherwise wander towards what they could take. */
function marchEagerness(game: NewDawnState, seat: Seat, space: number): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'move-army') return 1;
  const aims = aimsAt(game, seat, space);
  if (aims.length === 0) return 0.6 + 4 * threat(game, seat, space);
  return Math.max(...aims.map((aim) => odds(game, seat, space, aim) * PRIZE[aim.target]));
}

/** Roughly the chance to win, from the difference of the values without the dice. */
function odds(game: NewDawnState, seat: Seat, space: number, { target, owner }: Aim): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'move-army') return 0;
  const stakes = { attacker: seat, space, card: frame.card, slot: frame.slot, army: frame.army, target };
  const defender = owner < 0 ? null : owner;
  const fight = { ...stakes, defender, attackDie: 0, defenceDie: 0, path: [], attack: 0, defence: 0 };
  const lead = attackStrength(game, fight) - armyDefence(game, fight);
  return Math.min(1, Math.max(0.01, 0.42 + lead / 7));
}

/** A bad throw of one's own is thrown again when it would lose. */
function rollEagerness(game: NewDawnState): number {
  const frame = game.frames.at(-1);
  if (frame?.step !== 'fight-on') return 0.1;
  const { side, fight } = frame;
  const loses = side === 'attack' ? fight.attack <= fight.defence : fight.defence < fight.attack;
  const die = side === 'attack' ? fight.attackDie : fight.defenceDie;
  return loses && die <= 3 ? 4 : 0.01;
}
