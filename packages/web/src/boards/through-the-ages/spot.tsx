/** A place on the board that explains itself and offers what can be done there: at once, or from a short list. */

import { type AnyAction, canonical } from '@tabularium/kernel';
import { type Price, type Priced, priceOf } from '@tabularium/through-the-ages/queries/prices';
import { Popover } from 'radix-ui';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useTableTop } from '../../table/context.ts';
import { type Explanation, useExplain } from '../../table/explain.tsx';
import { Sentence } from '../../table/sentence.tsx';
import { isHarsh } from './anchors.ts';
import { Amount } from './counts.tsx';
import { useAges } from './table.ts';

/** What a place is and shows. */
export interface SpotProps {
  /** Where actions are anchored; without it the place only explains itself. */
  readonly place?: string | undefined;
  /** `kind:id` in the game's text book. */
  readonly thing?: string | undefined;
  readonly title?: string;
  readonly body?: ReactNode;
  readonly className: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** The place as a button. */
export function Spot({ place, thing, title, body, className, style, children }: SpotProps) {
  const { choose, refuse } = useTableTop();
  const { actionsAt, refusalsAt } = useAges();
  const explain = useExplain();
  const actions = place === undefined ? [] : actionsAt(place);
  const uses = useUses(actions);
  const refusals = place === undefined ? [] : refusalsAt(place);
  const [only] = actions;
  const explanation: Explanation = {
    ...(thing === undefined ? {} : { thing }),
    ...(title === undefined ? {} : { title }),
    body: <Possible uses={uses}>{body}</Possible>,
    refusals: actions.length === 0 ? refusals : [],
  };
  const button: ComponentProps<'button'> & { 'data-open'?: true; 'data-place'?: string; 'data-thing'?: string } = {
    type: 'button',
    className: `ta-spot ${className}`,
    ...(style === undefined ? {} : { style }),
    ...(actions.some((action) => !isHarsh(action)) ? { 'data-open': true } : {}),
    ...(place === undefined ? {} : { 'data-place': place }),
    ...(thing === undefined ? {} : { 'data-thing': thing }),
    ...explain(explanation),
  };
  if (only === undefined) {
    const [refusal] = refusals;
    const say = refusal === undefined ? {} : { onClick: () => refuse(refusal) };
    return (
      <button {...button} {...say} aria-disabled="true">
        {children}
      </button>
    );
  }
  if (actions.length === 1 && !isHarsh(only)) {
    return (
      <button {...button} onClick={() => choose(only)}>
        {children}
      </button>
    );
  }
  return (
    <Popover.Root key={canonical(actions)}>
      <Popover.Trigger asChild>
        <button {...button}>{children}</button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="popover ta-choices" sideOffset={6} collisionPadding={12}>
          <ul className="generic-actions">
            {uses.map((use) => (
              <li key={canonical(use.action)}>
                <UseButton use={use} />
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** An action in words with its price, as things stood when it was offered: an explanation may outlive the offer. */
interface Use {
  readonly action: AnyAction;
  readonly words: string;
  readonly price: Price | undefined;
}

function useUses(actions: readonly AnyAction[]): readonly Use[] {
  const { text } = useTableTop();
  const { view, state, own } = useAges();
  return actions.map((action) => ({
    action,
    words: text.actions[action.type]?.(action, view) ?? action.type,
    price: priceOf(state, own, action as Priced),
  }));
}

function UseButton({ use }: { use: Use }) {
  const { choose } = useTableTop();
  return (
    <Popover.Close asChild>
      <button type="button" className="button" data-action={use.action.type} onClick={() => choose(use.action)}>
        <UseWords use={use} />
      </button>
    </Popover.Close>
  );
}

function UseWords({ use: { words, price } }: { use: Use }) {
  return (
    <>
      <span>
        <Sentence still words={words} />
      </span>
      {price !== undefined && <Amount of={price.in} amount={price.amount} />}
    </>
  );
}

/** What a click would do, above the explanation of the thing itself. */
function Possible({ uses, children }: { uses: readonly Use[]; children: ReactNode }) {
  const { words } = useAges();
  return (
    <>
      {children}
      {uses.length > 0 && (
        <div className="ta-possible small">
          <p>{words.mayDo}:</p>
          <ul>
            {uses.map((use) => (
              <li key={canonical(use.action)}>
                <UseWords use={use} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
