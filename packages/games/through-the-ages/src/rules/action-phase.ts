/** The Action Phase: everything a player can do with civil and military actions (TA 2.3, 10, 11). */

import { type Decision, type Procedure, push, type Seat } from '@tabularium/kernel';
import type { Card } from '../content/model.ts';
import { cardOf } from '../queries/cards.ts';
import { type Desk, deskOf, distinct } from '../queries/desk.ts';
import type { Forbidden } from '../queries/effects.ts';
import { workingFor } from '../queries/powers.ts';
import type { AgesKnown } from '../state.ts';
import type { PhaseAction, ThroughTheAges } from '../vocabulary.ts';
import {
  type ActionRule,
  type ActionTable,
  type PhaseType,
  type Place,
  type Places,
  type Price,
  phaseActions,
} from './actions/action.ts';
import { grantTemporary } from './gains.ts';
import { NO_CIVIL } from './payment.ts';

/** The Action Phase begins: leaders give their temporary resources (TA 17.6). */
export const actionPhase: Procedure<ThroughTheAges, 'action-phase'> = {
  run(game, { seat }) {
    push(game, { step: 'act', seat });
    if (game.round === 1) return;
    for (const { powers, effects } of workingFor(game, seat)) {
      if (powers.temporary?.duringActions) grantTemporary(game, seat, powers.temporary, powers.id);
      effects.actionPhaseStarts?.(game, seat);
    }
  },
};

const FIRST_ROUND = { reason: 'first-round', rule: 'TA 1.7' } as const;

/** The list of what is possible, made of the rules of all boxes. */
let list: (desk: Desk, all: boolean) => PhaseAction[] = () => [];
phaseActions.whenFilled(({ rules }) => {
  list = listWith(rules);
});

/** One action of the Action Phase after the other, until the player stops (TA 2.3). */
export const act: Decision<ThroughTheAges, 'act'> = {
  actions: (game, { seat }) => list(deskOf(game, seat), false),
  take: (game, { seat }, action) => ruleOf(action).perform(game, seat, action),
  tries: (game, { seat }) => list(deskOf(game, seat), true),
  whyNot: (game, { seat }, action) => forbidden(deskOf(game, seat), action) ?? NO_CIVIL,
};

/** The rule of that very action. */
function ruleOf<A extends PhaseAction>({ type }: A): ActionRule<PhaseType>;
function ruleOf<K extends PhaseType>({ type }: { readonly type: K }): ActionRule<K> {
  return phaseActions.things.rules[type];
}

/** Why that action is impossible; in the first round cards are taken, nothing else (TA 1.7). */
function forbidden(desk: Desk, action: PhaseAction): Forbidden {
  if (desk.game.round === 1 && action.type !== 'take' && action.type !== 'end-turn') return FIRST_ROUND;
  return ruleOf(action).forbidden(desk, action);
}

/** What that action in the Action Phase costs; nothing where there is no price or a leader's extra action changes it. */
export function priceIn(game: AgesKnown, seat: Seat, action: PhaseAction): Price | undefined {
  if ('extra' in action && action.extra === true) return undefined;
  return ruleOf(action).price?.(game, seat, action);
}

type Lister<Spot> = (desk: Desk, spot: Spot, all: boolean, into: PhaseAction[]) => void;

/** The lists of all actions offered at one place. */
function listersAt<P extends Place>(table: ActionTable, place: P): readonly Lister<Places[P]>[] {
  return Object.values(table).flatMap((rule) => (rule.place === place ? [rule.list as Lister<Places[P]>] : []));
}

/** The places that have one spot each, in the order of the list. */
const WHOLE = ['bank', 'construction', 'tactics', 'leader', 'wonder', 'pact', 'token', 'rivals'] as const;

/**
 * The list of what is possible, or with `all` of everything that somebody might think of: place by place, and spot by
 * spot at each of them. Each kind of place has a function of its own, so that its few lists can be compiled into it.
 */
function listWith(table: ActionTable): (desk: Desk, all: boolean) => PhaseAction[] {
  const onRow = listersAt(table, 'row');
  const onTechnology = listersAt(table, 'technology');
  const onHand = listersAt(table, 'hand');
  const [onBank, ...onOthers] = WHOLE.map((place) => listersAt(table, place));
  const onEnd = listersAt(table, 'end');
  return (desk, all) => {
    const into: PhaseAction[] = [];
    listRow(onRow, desk, all, into);
    if (all || desk.game.round > 1) {
      listWhole(onBank ?? [], desk, all, into);
      listTechnologies(onTechnology, desk, all, into);
      listHand(onHand, desk, all, into);
      for (const listers of onOthers) listWhole(listers, desk, all, into);
    }
    listWhole(onEnd, desk, all, into);
    return into;
  };
}

function listRow(listers: readonly Lister<number>[], desk: Desk, all: boolean, into: PhaseAction[]): void {
  const { row } = desk.game;
  for (let space = 0; space < row.length; space++)
    if (row[space] !== '') for (const list of listers) list(desk, space, all, into);
}

function listTechnologies(listers: readonly Lister<number>[], desk: Desk, all: boolean, into: PhaseAction[]): void {
  for (let at = 0; at < desk.cards.length; at++) for (const list of listers) list(desk, at, all, into);
}

function listHand(listers: readonly Lister<Card>[], desk: Desk, all: boolean, into: PhaseAction[]): void {
  for (const id of distinct(desk.player.civilHand)) {
    const card = cardOf(id);
    for (const list of listers) list(desk, card, all, into);
  }
}

function listWhole(listers: readonly Lister<undefined>[], desk: Desk, all: boolean, into: PhaseAction[]): void {
  for (const list of listers) list(desk, undefined, all, into);
}
