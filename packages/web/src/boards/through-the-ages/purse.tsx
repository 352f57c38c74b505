/** The purse in the decision bar: the actions that are left, spent ones as empty rings, and always the number. */

import { civilActions, militaryActions } from '@tabularium/through-the-ages/queries/ratings';
import { useExplain } from '../../table/explain.tsx';
import { Tokens } from './counts.tsx';
import { CONCEPT } from './kinds.ts';
import { useAges, useAgesTop } from './table.ts';

/** Questions whose answer may take actions, or as many cards as there are actions (TA 5.4). */
const TAKES_ACTIONS: readonly string[] = ['act', 'politics', 'defend'];

/** Civil and military actions of the viewer. */
export function Purse() {
  const { view, own, frame, words } = useAges();
  const { asked } = useAgesTop();
  const player = view.players[own];
  if (player === undefined || view.round === 0 || frame?.step === 'draft') return null;
  const civil = player.civil + (own === view.current ? view.turn.extraCivil : 0);
  return (
    <div className="ta-purse" data-idle={(asked && !TAKES_ACTIONS.includes(frame?.step ?? '')) || undefined}>
      <Actions kind="civil" name={words.briefly.civil} left={civil} all={civilActions(view, own)} />
      <Actions kind="military" name={words.briefly.military} left={player.military} all={militaryActions(view, own)} />
    </div>
  );
}

interface ActionsProps {
  readonly kind: 'civil' | 'military';
  readonly name: string;
  readonly left: number;
  readonly all: number;
}

function Actions({ kind, name, left, all }: ActionsProps) {
  const { words } = useAges();
  const explain = useExplain();
  return (
    <p className="ta-actions" {...explain({ thing: `concept:${CONCEPT[kind]}` })}>
      <span className="ta-actions-name">{name}</span>
      <Tokens kind={kind} count={left} of={all} words={`${words.counts[kind]}: ${left}/${all}`} />
      <span className="ta-actions-left numbers" aria-hidden="true">
        {words.free(left, all)}
      </span>
    </p>
  );
}
