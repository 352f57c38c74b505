/** What is shown while something loads, and when something breaks. */

import { Component, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/index.ts';

/** A quiet page with one sentence; without words, a loading sign. */
export function Waiting({ words }: { words?: string }) {
  const say = useWords();
  return (
    <main id="content" className="waiting">
      <p className="lead">{words ?? say.table.loading}</p>
      {words !== undefined && (
        <Link className="button" href="/">
          {say.nav.home}
        </Link>
      )}
    </main>
  );
}

function Broken({ error }: { error: Error }) {
  const say = useWords();
  return (
    <main id="content" className="waiting">
      <h1>{say.errors.title}</h1>
      <p className="lead">{say.errors.text}</p>
      <p className="soft small">{error.message}</p>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {say.errors.reload}
      </button>
    </main>
  );
}

/** Catches what breaks below and says so in words. */
export class Mishap extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <Broken error={this.state.error} />;
  }
}
