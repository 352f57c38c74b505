/** Where links in messages lead: they do what they say, and say that it is done. */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../session/server.ts';
import { useWords } from '../words/index.ts';
import { Header } from './header.tsx';

/** Stops a kind of call, or confirms an address. */
export default function SignedLink({ does, token }: { does: 'stop' | 'confirm'; token: string }) {
  const say = useWords();
  const [state, setState] = useState<'waiting' | 'done' | 'wrong'>('waiting');
  useEffect(() => {
    ask('POST', `/calls/${does}/${encodeURIComponent(token)}`).then(
      () => setState('done'),
      () => setState('wrong'),
    );
  }, [does, token]);
  const words = {
    waiting: '…',
    done: does === 'stop' ? say.calls.stopped : say.calls.confirmed,
    wrong: say.calls.badLink,
  };
  return (
    <>
      <Header />
      <main id="content" className="page">
        <h1>{say.calls.title}</h1>
        <p className="lead" role="status">
          {words[state]}
        </p>
        <p>
          <Link href="/calls" className="button">
            {say.calls.toSettings}
          </Link>
        </p>
      </main>
    </>
  );
}
