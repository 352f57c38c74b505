/** What can be done about somebody: be friends, agree, part, block. */

import type { Person, TieWord } from '@tabularium/protocol';
import { ask, useServer } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';

/** The buttons that fit how one stands to that person. */
export function TieButtons(props: { person: Person; tie: TieWord; attempt: (doing: () => Promise<unknown>) => void }) {
  const say = usePeopleWords();
  const { person: me } = useServer();
  const { person, tie, attempt } = props;
  const button = (words: string, method: 'PUT' | 'DELETE', what: 'friend' | 'block', kind = '') => (
    <button
      type="button"
      className={`button ${kind}`}
      aria-label={`${words}: ${person.name}`}
      onClick={() => attempt(() => ask(method, `/people/${person.id}/${what}`))}
    >
      {words}
    </button>
  );
  const canBeFriends = me?.guest === false && !person.guest;
  return (
    <div className="row tie-buttons">
      {tie === 'none' && canBeFriends && button(say.people.beFriends, 'PUT', 'friend', 'primary')}
      {tie === 'asking' && button(say.people.agree, 'PUT', 'friend', 'primary')}
      {tie === 'asking' && button(say.people.decline, 'DELETE', 'friend')}
      {tie === 'asked' && button(say.people.withdraw, 'DELETE', 'friend')}
      {tie === 'friend' && button(say.people.unfriend, 'DELETE', 'friend')}
      {tie === 'blocked'
        ? button(say.people.unblock, 'DELETE', 'block')
        : tie !== 'asking' && button(say.people.block, 'PUT', 'block', 'quiet')}
    </div>
  );
}
