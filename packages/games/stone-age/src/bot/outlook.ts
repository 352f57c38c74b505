/**
 * What a position promises: a seat's expected final score. What people on the board will bring is counted as if it had
 * come at its average, and what is owned is projected over the rounds that are probably left.
 */

import type { Seat } from '@tabularium/kernel';
import { buildingOf, type Price, type PriceKind } from '../content/buildings.ts';
import { type Bottom, CALLINGS, CARD_IDS, cardOf, SYMBOLS, type Top, type TopKind } from '../content/cards.ts';
import { DIVISOR, RESOURCES, VALUE, type Yield } from '../content/goods.ts';
import { CARD_SPACES, HUNGER, MOST } from '../content/limits.ts';
import { type Doing, PLACES, type PlaceKind } from '../content/places.ts';
import { playerOf, toolValue, unplaced } from '../queries/players.ts';
import type { Player, StoneAgeState } from '../state.ts';
import type { FrameOfGather } from '../vocabulary.ts';
import type { StoneAgeWeights } from './weights.ts';

/** Goods are expected amounts: so little may be missing for a price to count as paid. */
const NEARLY = 0.3;

/** The resources' values, in the order of `RESOURCES`. */
const VALUES = RESOURCES.map((resource) => VALUE[resource]);

/** A player's board as it will probably be once the people on the board have done their work. */
interface Prospect {
  points: number;
  persons: number;
  food: number;
  field: number;
  tools: number;
  built: number;
  /** Resources in the order of `RESOURCES`; expected amounts need not be whole. */
  goods: number[];
  /** How many of each symbol. */
  symbols: number[];
  /** How many people of each calling. */
  callings: number[];
  /** What it is all weighed with. */
  readonly weights: StoneAgeWeights;
}

/** What each feature adds to the expected final score of that seat, in the order of `FEATURES`. */
export function partsOf(game: StoneAgeState, seat: Seat, weights: StoneAgeWeights): number[] {
  const player = playerOf(game, seat);
  const left = game.frames.length === 0 ? 0 : roundsLeft(game);
  const prospect = prospectOf(player, weights);
  work(game, player, seat, prospect);
  const meals = mealsLeft(game, left);
  return [
    prospect.points,
    symbolPoints(prospect, left),
    callingPoints(prospect, left),
    goodsPoints(prospect, left),
    left * prospect.persons * weights.person,
    left * prospect.tools * weights.tool,
    -feeding(prospect, meals),
    meals > left ? -thisMeal(prospect, isPlacing(game) ? HUNTED * unplaced(player) : 0) : 0,
    isPlacing(game) ? unplaced(player) * weights.spare : 0,
  ];
}

/** How many rounds will follow this one: until the cards or a building stack run out, at the pace seen so far. */
export function roundsLeft(game: StoneAgeState): number {
  const done = game.round - 1;
  const dealt = CARD_IDS.length - CARD_SPACES - game.pile.length;
  const pace = (dealt + 3 * usualPace(game)) / (done + 3);
  let lowest = 9;
  for (let stack = 0; stack < game.stacks.length; stack++) {
    const tiles = (game.stacks[stack]?.length ?? 0) + (game.buildings[stack] === null ? 0 : 1);
    lowest = Math.min(lowest, tiles);
  }
  if (lowest === 0) return 0;
  return Math.min(game.pile.length / pace, lowest / 0.7);
}

/** Cards that go in a round: most of them when many play. */
const usualPace = (game: StoneAgeState): number => 1.2 + 0.4 * game.seats;

function isPlacing(game: StoneAgeState): boolean {
  for (const { step } of game.frames) if (step === 'place' || step === 'placing') return true;
  return false;
}

function prospectOf(player: Player, weights: StoneAgeWeights): Prospect {
  const { wood, clay, stone, gold } = player.resources;
  const prospect: Prospect = {
    points: player.score,
    persons: player.persons,
    food: player.food,
    field: player.field,
    tools: toolValue(player),
    built: player.built.length,
    goods: [wood, clay, stone, gold],
    symbols: [0, 0, 0, 0, 0, 0, 0, 0],
    callings: [0, 0, 0, 0],
    weights,
  };
  for (const card of player.cards) addBottom(prospect, cardOf(card).bottom);
  for (const card of player.extra) addBottom(prospect, cardOf(card).bottom);
  for (const id of player.kept) {
    const card = cardOf(id);
    addBottom(prospect, card.bottom);
    addTop(prospect, card.top);
  }
  return prospect;
}

function addBottom(prospect: Prospect, bottom: Bottom): void {
  if (bottom.background === 'green') add(prospect.symbols, SYMBOLS.indexOf(bottom.symbol), 1);
  else add(prospect.callings, CALLINGS.indexOf(bottom.calling), bottom.people);
}

function add(numbers: number[], at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}

/** Let everyone on the board do their work: gather first, buy afterwards. */
function work(game: StoneAgeState, player: Player, seat: Seat, prospect: Prospect): void {
  const rolled = rollOf(game, seat);
  if (rolled !== undefined && rolled.place === null) addYield(prospect, rolled.yields, yieldOf(rolled));
  let pips = readyPips(player);
  const kept = Math.min(pips, forHunters(player, prospect));
  pips -= kept;
  for (let index = PLACES.length - 1; index >= 0; index--) {
    const persons = player.placed[index] ?? 0;
    const place = PLACES[index];
    if (persons === 0 || place === undefined || place.does.kind !== 'gather') continue;
    const { yields } = place.does;
    if (rolled?.place === place.id) addYield(prospect, yields, yieldOf(rolled));
    else {
      addYield(prospect, yields, average(3.5 * persons + pips + (yields === 'food' ? kept : 0), DIVISOR[yields]));
      pips = 0;
    }
  }
  for (let index = 0; index < PLACES.length; index++) {
    const does = PLACES[index]?.does;
    if ((player.placed[index] ?? 0) > 0 && does !== undefined) visit(game, prospect, does);
  }
}

/** Where one hunts. */
const HUNT = PLACES.findIndex(({ does }) => does.kind === 'gather' && does.yields === 'food');

/** The pips that hunters need so that nobody goes hungry: tools help where they are wanted most. */
function forHunters(player: Player, prospect: Prospect): number {
  const hunters = player.placed[HUNT] ?? 0;
  if (hunters === 0) return 0;
  const missing = hungry(prospect) - prospect.food - average(3.5 * hunters, DIVISOR.food);
  return DIVISOR.food * Math.max(0, missing);
}

/** The seat's roll that lies on the table, if there is one. */
function rollOf(game: StoneAgeState, seat: Seat): FrameOfGather | undefined {
  for (const frame of game.frames) if (frame.step === 'gather' && frame.seat === seat) return frame;
  return undefined;
}

/** What the roll brings as it lies. */
function yieldOf({ dice, added, yields }: FrameOfGather): number {
  let total = added;
  for (const pips of dice) total += pips;
  return Math.floor(total / DIVISOR[yields]);
}

function readyPips({ tools, used }: Player): number {
  let pips = 0;
  for (let tool = 0; tool < tools.length; tool++) if (!used[tool]) pips += tools[tool] ?? 0;
  return pips;
}

/** What a roll of so many pips brings on average: half a divisor is lost by rounding down. */
const average = (pips: number, divisor: number): number => Math.max(0, (pips - (divisor - 1) / 2) / divisor);

function addYield(prospect: Prospect, yields: Yield, amount: number): void {
  if (yields === 'food') prospect.food += amount;
  else add(prospect.goods, RESOURCES.indexOf(yields), amount);
}

const growTools = (prospect: Prospect): void => {
  prospect.tools = Math.min(MOST.tools * MOST.toolValue, prospect.tools + 1);
};

const growField = (prospect: Prospect): void => {
  prospect.field = Math.min(MOST.field, prospect.field + 1);
};

/** What people bring home from each kind of place; gathering is done before. */
const VISIT: { readonly [K in PlaceKind]: (game: StoneAgeState, prospect: Prospect, does: Doing<K>) => void } = {
  gather: () => undefined,
  'tool-maker': (_game, prospect) => growTools(prospect),
  hut(_game, prospect) {
    prospect.persons = Math.min(MOST.persons, prospect.persons + 1);
  },
  field: (_game, prospect) => growField(prospect),
  card: (game, prospect, { space }) => visitCard(game, prospect, space),
  building: (game, prospect, { stack }) => visitBuilding(game, prospect, stack),
};

function visit<K extends PlaceKind>(game: StoneAgeState, prospect: Prospect, does: Doing<K>): void {
  VISIT[does.kind](game, prospect, does);
}

/** Buy the card with the cheapest goods, if there will be enough. */
function visitCard(game: StoneAgeState, prospect: Prospect, space: number): void {
  const id = game.cards[space];
  if (!id || !spend(prospect, space + 1)) return;
  const card = cardOf(id);
  addTop(prospect, card.top);
  addBottom(prospect, card.bottom);
}

/** Pay so many of the cheapest goods; false, with nothing paid, if there are too few. */
function spend({ goods }: Prospect, amount: number): boolean {
  let store = 0;
  for (const there of goods) store += there;
  if (store + NEARLY < amount) return false;
  let open = amount;
  for (let at = 0; at < goods.length && open > 0; at++) {
    const paid = Math.min(open, goods[at] ?? 0);
    add(goods, at, -paid);
    open -= paid;
  }
  return true;
}

/** What a card's top part brings on average. */
const BRINGS: { readonly [K in TopKind]: (prospect: Prospect, top: Top<K>) => void } = {
  'dice-row'(prospect) {
    prospect.points += prospect.weights.diceRow;
  },
  food(prospect, { amount }) {
    prospect.food += amount;
  },
  resource: (prospect, { resource, amount }) => addYield(prospect, resource, amount),
  'resource-roll': (prospect, { resource, dice }) =>
    addYield(prospect, resource, average(3.5 * dice + 1, DIVISOR[resource])),
  points(prospect, { amount }) {
    prospect.points += amount;
  },
  tool: growTools,
  'field-step': growField,
  'extra-card'(prospect) {
    prospect.points += prospect.weights.extraCard;
  },
  'one-use-tool'(prospect, { value }) {
    prospect.points += prospect.weights.oneUseTool * value;
  },
  'two-resources'(prospect) {
    prospect.points += prospect.weights.twoResources;
  },
};

function addTop<K extends TopKind>(prospect: Prospect, top: Top<K>): void {
  BRINGS[top.kind](prospect, top);
}

/** Buy the building, if the goods will allow it. */
function visitBuilding(game: StoneAgeState, prospect: Prospect, stack: number): void {
  const id = game.buildings[stack];
  if (!id) return;
  const points = payFor(buildingOf(id).price, prospect.goods);
  if (points === 0) return;
  prospect.points += points;
  prospect.built++;
}

/** Take the price out of the goods and give the points it scores; 0 if it cannot be paid. */
const PAY: { readonly [K in PriceKind]: (price: Price<K>, goods: number[]) => number } = {
  fixed(price, goods) {
    let points = 0;
    for (const [at, resource] of RESOURCES.entries()) {
      if ((goods[at] ?? 0) + NEARLY < price.goods[resource]) return 0;
      points += price.goods[resource] * VALUE[resource];
    }
    for (const [at, resource] of RESOURCES.entries()) add(goods, at, -price.goods[resource]);
    return points;
  },
  flexible: (price, goods) => payFreely(goods, price.resources, price),
  open: ({ most }, goods) => payFreely(goods, most, undefined),
};

function payFor<K extends PriceKind>(price: Price<K>, goods: number[]): number {
  return PAY[price.kind](price, goods);
}

/** Pay with the most valuable goods; a flexible price asks for exactly its number and kinds. */
function payFreely(goods: number[], most: number, exact: { resources: number; kinds: number } | undefined): number {
  const order = [3, 2, 1, 0].filter((at) => (goods[at] ?? 0) + NEARLY >= 1);
  const kinds = exact?.kinds ?? 4;
  const chosen = order.slice(0, kinds);
  if (exact !== undefined && chosen.length < kinds) return 0;
  let store = 0;
  for (const at of chosen) store += goods[at] ?? 0;
  if (exact !== undefined && store + NEARLY < exact.resources) return 0;
  let open = most;
  let points = 0;
  for (const [rank, at] of chosen.entries()) {
    const others = exact === undefined ? 0 : chosen.length - 1 - rank;
    const paid = Math.min(open - others, goods[at] ?? 0);
    add(goods, at, -paid);
    points += paid * (VALUES[at] ?? 0);
    open -= paid;
  }
  return points;
}

/** Rows of symbols, squared (SA 13.1), with a little for how they may grow. */
function symbolPoints({ symbols, weights }: Prospect, left: number): number {
  let first = 0;
  let second = 0;
  for (const copies of symbols) {
    if (copies > 0) first++;
    if (copies > 1) second++;
  }
  return first * first + second * second + Math.min(left, 8 - first) * (2 * first + 1) * weights.symbols;
}

/** Callings times what they multiply (SA 13.2), as it will have grown. */
function callingPoints(prospect: Prospect, left: number): number {
  const [farmer = 0, toolmaker = 0, builder = 0, shaman = 0] = prospect.callings;
  const { weights } = prospect;
  return (
    farmer * Math.min(MOST.field, prospect.field + weights.growingField * left) +
    toolmaker * Math.min(MOST.tools * MOST.toolValue, prospect.tools + weights.growingTools * left) +
    builder * (prospect.built + weights.growingBuildings * left) +
    shaman * Math.min(MOST.persons, prospect.persons + weights.growingPeople * left)
  );
}

/** Goods will become buildings and cards as long as there is time; after that each is one point (SA 13.3). */
function goodsPoints({ goods, weights }: Prospect, left: number): number {
  let store = 0;
  let value = 0;
  for (let at = 0; at < goods.length; at++) {
    store += goods[at] ?? 0;
    value += (goods[at] ?? 0) * (VALUES[at] ?? 0);
  }
  if (store <= 0) return 0;
  const spendable = Math.min(store, weights.spending * left);
  return (value * weights.resource * spendable) / store + (store - spendable);
}

/** How many meals are still to come, this round's included if nobody has eaten yet (SA 12). */
function mealsLeft({ frames }: StoneAgeState, left: number): number {
  let meals = left;
  for (const { step } of frames) if (step === 'feeding') meals++;
  return meals;
}

const hungry = ({ persons, field }: Prospect): number => Math.max(0, persons - field);

/** What the food costs that is missing: for the next meal it must be found now, for later ones there is time. */
function feeding(prospect: Prospect, meals: number): number {
  if (meals === 0) return 0;
  const { food, weights } = prospect;
  const eaten = hungry(prospect);
  const short = Math.max(0, eaten * meals - food);
  const next = Math.min(short, Math.max(0, eaten - food));
  const price = next * weights.nextMeal + (short - next) * weights.laterMeals;
  return meals * Math.min(HUNGER, price / meals);
}

/** What one hunter brings home. */
const HUNTED = 1.5;

/** What it costs to have too little for the meal of this round; whoever is not yet placed can still hunt for it. */
function thisMeal(prospect: Prospect, hunted: number): number {
  return Math.min(HUNGER - 2, Math.max(0, hungry(prospect) - prospect.food - hunted) * prospect.weights.thisMeal);
}
