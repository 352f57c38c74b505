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

/** Words in which every rule that is cited can be opened. */
export function Cited({ words }: { words: string }): ReactNode {
  return citedIn(words).map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <RuleLink key={key} rule={part} /> : <Fragment key={key}>{part}</Fragment>;
  });
}
