/** For those who have forgotten their password: a letter, or a word to the host. */

import { useState } from 'react';
import { ask } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';

/** The form, folded away until it is needed. */
export function Forgotten() {
  const say = usePeopleWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.people.forgotten}</summary>
      {isOpen && <Request />}
    </details>
  );
}

function Request() {
  const say = usePeopleWords();
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState('');
  const send = () =>
    ask<{ letters: boolean }>('POST', '/password/forgotten', { name }).then(
      ({ letters }) => setAnswer(letters ? say.people.letterSent : say.people.noLetters),
      (error: unknown) => setAnswer(error instanceof Error ? error.message : String(error)),
    );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="field">
        <strong>{say.people.forgottenName}</strong>
        <input
          className="input"
          required
          maxLength={200}
          autoComplete="username"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <span className="help">{say.people.forgottenHelp}</span>
      </label>
      <div className="row">
        <button type="submit" className="button">
          {say.people.sendLetter}
        </button>
        <span role="status">{answer}</span>
      </div>
    </form>
  );
}
