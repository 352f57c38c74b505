/** Help for the moment: what is asked, what can be done, what usually matters, what the words mean, how a turn goes. */

import { type AnyAction, type AnyTextBook, pieces } from '@tabularium/kernel';
import { frameOf, useTableTop } from '../table/context.ts';
import { ActionName } from '../table/generic-panel.tsx';
import { Sentence } from '../table/sentence.tsx';
import { useWords } from '../words/index.ts';
import { momentsOf } from './moments.ts';
import { TurnPictures } from './pictures.tsx';

/** So many terms are explained; more would be a rulebook. */
const TERMS = 8;

/** What can be said about this moment. */
export function MomentHelp() {
  const say = useWords();
  const { table, text, game, language, asked } = useTableTop();
  const frame = frameOf(table);
  const prompt = frame === undefined ? '' : (text.prompts[frame.step]?.(frame, table.sight.view) ?? '');
  const moments = momentsOf(game.id, language);
  const matters = frame === undefined ? undefined : moments?.matters[frame.step];
  const actions = asked ? table.sight.actions : [];
  return (
    <div className="moment stack">
      {asked && (
        <section>
          <h3>{say.moment.asked}</h3>
          <p>
            <Sentence words={prompt} />
          </p>
        </section>
      )}
      {matters !== undefined && (
        <section>
          <h3>{say.moment.matters}</h3>
          <p>{matters}</p>
        </section>
      )}
      {actions.length > 0 && <WhatCanBeDone actions={actions} />}
      <Terms words={[prompt, ...actions.map((one) => text.actions[one.type]?.(one, table.sight.view) ?? '')]} />
      {moments !== undefined && (
        <section>
          <h3>{say.moment.turn}</h3>
          <TurnPictures game={game.id} words={moments.turn} />
        </section>
      )}
    </div>
  );
}

/** One line a kind of action: what it is called, and how many there are. */
function WhatCanBeDone({ actions }: { actions: readonly AnyAction[] }) {
  const say = useWords();
  const kinds = [...new Set(actions.map(({ type }) => type))].map((type) => actions.filter((one) => one.type === type));
  return (
    <section>
      <h3>{say.moment.may}</h3>
      <ul>
        {kinds.map(([first, ...more]) =>
          first === undefined ? null : (
            <li key={first.type}>
              <ActionName action={first} /> {more.length > 0 && say.moment.more(more.length)}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** What the words of the question mean. */
function Terms({ words }: { words: readonly string[] }) {
  const say = useWords();
  const { text, names } = useTableTop();
  const terms = termsIn(words, names, text);
  if (terms.length === 0) return null;
  return (
    <section>
      <h3>{say.moment.terms}</h3>
      <dl className="terms">
        {terms.map(({ name, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="small">
              <Sentence words={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function termsIn(words: readonly string[], names: readonly string[], { things }: AnyTextBook) {
  const found = new Map<string, string>();
  for (const sentence of words) {
    for (const { kind, id } of pieces(sentence, names)) {
      if (kind === undefined || kind === 'seat' || id === undefined || found.size >= TERMS) continue;
      const thing = things[kind]?.(id);
      if (thing !== undefined && thing.text !== '') found.set(thing.name, thing.text);
    }
  }
  return [...found].map(([name, meaning]) => ({ name, meaning }));
}
