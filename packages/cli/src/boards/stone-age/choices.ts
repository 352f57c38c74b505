/** The choices of Stone Age: ways to pay are asked by kind, and each says what it is about and what it brings. */

import type { AnyAction } from '@tabularium/kernel';
import type { Placement, StoneAgeLabels, StoneAgeView } from '@tabularium/stone-age';
import {
  buildingOf,
  cardOf,
  DIVISOR,
  type Goods,
  PLACES,
  RESOURCES,
  type Resource,
} from '@tabularium/stone-age/content';
import { count, worth } from '@tabularium/stone-age/queries';
import type { Branch, Choice, Labels as LabelsOf } from '../picture.ts';

type Labels = LabelsOf<StoneAgeLabels>;
type Payment = AnyAction & Goods;

/** So many ways to pay are listed; more are asked by kind. */
const FEW = 8;

/** The dearest goods are asked for first: they decide most. */
const DEAR_FIRST: readonly Resource[] = [...RESOURCES].reverse();

const ofType = (actions: readonly AnyAction[], type: string): Payment[] =>
  actions.filter((action): action is Payment => action.type === type);

/** One line for each action, but one for all ways to pay, and one for the card with two resources. */
export function stoneAgeChoices(view: StoneAgeView, labels: Labels): Choice[] {
  const { actions, own } = labels;
  const payments = ofType(actions, 'pay');
  const pairs = ofType(actions, 'cash-in');
  const others = actions.filter(({ type }) => type !== 'pay' && type !== 'cash-in' && type !== 'place');
  const sizes = payments.map((payment) => count(payment));
  const pay = own.payBetween(Math.min(...sizes), Math.max(...sizes));
  return [
    ...(payments.length <= FEW
      ? payments.map((action) => ({ action }))
      : [byKind(pay, payments, DEAR_FIRST, view, labels)]),
    ...byPlace(actions.filter(isPlacement), view, labels),
    ...others.map((action) => ({ action })),
    ...(pairs.length <= 1
      ? pairs.map((action) => ({ action }))
      : [{ label: own.useTwoResources, question: own.whichTwo, choices: pairs.map((action) => ({ action })) }]),
  ];
}

type PlacementOf = AnyAction & Placement;

const isPlacement = (action: AnyAction): action is PlacementOf => action.type === 'place';

/** One line for each place; where the number of persons is free it is asked next. */
function byPlace(placements: readonly PlacementOf[], view: StoneAgeView, labels: Labels): Choice[] {
  return [...new Set(placements.map(({ place }) => place))].map((place) => {
    const those = placements.filter((placement) => placement.place === place);
    const [first] = those;
    if (first !== undefined && those.length === 1) return { action: first };
    const persons = those.map((placement) => placement.persons);
    const label = nameOf(labels, 'place', place);
    const between = labels.own.personsBetween(Math.min(...persons), Math.max(...persons));
    const yields = first === undefined ? undefined : stoneAgeNote(view, labels, first);
    return {
      label,
      note: yields === undefined ? between : `${between} · ${yields}`,
      question: labels.own.howMany(label),
      choices: those.map((action) => ({ action })),
    };
  });
}

/** A line that asks how much of each kind is paid, one kind after the other; a kind without a choice is not asked. */
function byKind(
  label: string,
  payments: readonly Payment[],
  kinds: readonly Resource[],
  view: StoneAgeView,
  labels: Labels,
): Branch {
  const [kind = 'wood', ...rest] = kinds;
  const amounts = [...new Set(payments.map((payment) => payment[kind]))].sort((one, other) => other - one);
  if (amounts.length === 1 && rest.length > 0) return byKind(label, payments, rest, view, labels);
  const name = labels.text.things['resource']?.(kind).name ?? kind;
  const choices = amounts.map((amount): Choice => {
    const those = payments.filter((payment) => payment[kind] === amount);
    const [only] = those;
    if (only !== undefined && those.length === 1) return { action: only };
    return byKind(`${amount} ${name}`, those, rest, view, labels);
  });
  return { label, note: bringing(view, labels, payments), question: labels.own.howMuch(kind), choices };
}

/** The points these payments bring, if they are for a building. */
function bringing(view: StoneAgeView, { own }: Labels, payments: readonly Goods[]): string | undefined {
  if (view.frames.at(-1)?.step !== 'buy-building') return undefined;
  const points = payments.map(worth);
  return own.pointsBetween(Math.min(...points), Math.max(...points));
}

/** What lies on the place that an action names, as kind and id. */
export function lyingAt(view: StoneAgeView, action: AnyAction): (readonly [kind: string, id: string])[] {
  const { place } = action as AnyAction & { readonly place?: string };
  const does = PLACES.find(({ id }) => id === place)?.does;
  const id =
    does?.kind === 'card' ? view.cards[does.space] : does?.kind === 'building' ? view.buildings[does.stack] : undefined;
  return id && does !== undefined ? [[does.kind, id]] : [];
}

/** What stands beside a choice: the card or building that lies there, what is gathered, the points of a payment. */
export function stoneAgeNote(view: StoneAgeView, labels: Labels, action: AnyAction): string | undefined {
  if (action.type === 'pay') return bringing(view, labels, [action as Payment]);
  const [lying] = lyingAt(view, action);
  if (lying !== undefined) return [nameOf(labels, ...lying), ...worthOf(labels, ...lying)].join(' · ');
  const { place } = action as AnyAction & { readonly place?: string };
  const does = PLACES.find(({ id }) => id === place)?.does;
  if (does?.kind !== 'gather') return undefined;
  const { own } = labels;
  const kind = does.yields === 'food' ? 'piece' : 'resource';
  return `${nameOf(labels, kind, does.yields)} ${own.divided(DIVISOR[does.yields])}`;
}

const nameOf = ({ text }: Labels, kind: string, id: string): string => text.things[kind]?.(id).name ?? id;

/** What a card counts for at the end, or the printed points of a building. */
export function worthOf(labels: Labels, kind: string, id: string): string[] {
  if (kind === 'card') return [bottomOf(labels, id)];
  const { price } = buildingOf(id);
  return price.kind === 'fixed' ? [labels.own.points(worth(price.goods))] : [];
}

/** What a card counts for at the end. */
export function bottomOf(labels: Labels, card: string): string {
  const { bottom } = cardOf(card);
  if (bottom.background === 'green') return nameOf(labels, 'symbol', bottom.symbol);
  return `${bottom.people} × ${nameOf(labels, 'calling', bottom.calling)}`;
}
