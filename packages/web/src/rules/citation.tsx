/** The numbers of rules, wherever somebody reads them: each opens its paragraph. */

import { createContext, Fragment, type ReactNode, use } from 'react';
import { useWords } from '../words/index.ts';
import { citedIn } from './book.ts';

/** How a rule is opened here: in the drawer of a table, or in the book that is being read. */
export const OpenRule = createContext<(rule: string) => void>(() => {});

/** The number of a rule, which opens it. */
export function RuleLink({ rule }: { rule: string }) {
  const say = useWords();
  const open = use(OpenRule);
  return (
    <button type="button" className="rule-link" aria-label={say.help.open(rule)} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}

/** Words in which every rule that is cited can be opened; the brackets around its number stay on its line. */
export function Cited({ words }: { words: string }): ReactNode {
  const parts = citedIn(words);
  const closing = parts.map((part, at) => (at === 0 || at % 2 === 1 ? '' : (/^[).,;:]+/.exec(part)?.[0] ?? '')));
  const opening = parts.map((part, at) => (at % 2 === 0 && at + 1 < parts.length && part.endsWith('(') ? '(' : ''));
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    if (at % 2 === 0) {
      return <Fragment key={key}>{part.slice(closing[at]?.length, part.length - (opening[at]?.length ?? 0))}</Fragment>;
    }
    return (
      <span key={key} className="cited">
        {opening[at - 1]}
        <RuleLink rule={part} />
        {closing[at + 1]}
      </span>
    );
  });
}
