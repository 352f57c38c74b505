/** The frame of the pages about people: the ways between them, and what is missing where there is nobody. */

import type { Person } from '@tabularium/protocol';
import { Link, useLocation } from 'wouter';
import { Header } from '../pages/header.tsx';
import { useServer } from '../session/server.ts';
import { useWords } from '../words/index.ts';
import '../design/people.css';

/** A page about people. */
export function PeoplePage({ children }: { children: React.ReactNode }) {
  const say = useWords();
  const server = useServer();
  return (
    <>
      <Header />
      <main id="content" className="page people-page">
        <Ways />
        {server.asked && !server.reachable ? <p className="soft">{say.people.needsServer}</p> : children}
      </main>
    </>
  );
}

function Ways() {
  const say = useWords();
  const [path] = useLocation();
  const { person } = useServer();
  const ways = [
    ['/lobby', say.people.lobby],
    ['/cups', say.people.cups],
    ['/leaders', say.people.leaders],
    ['/friends', say.people.friends],
    ...(person === null ? [] : [[`/people/${person.id}`, say.people.profile] as const]),
  ] as const;
  return (
    <nav aria-label={say.people.nav} className="ways">
      {ways.map(([href, words]) => (
        <Link key={href} href={href} aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

/** Somebody's name, with the way to their profile; guests have none. */
export function PersonLink({ person }: { person: Person }) {
  return person.guest ? person.name : <Link href={`/people/${person.id}`}>{person.name}</Link>;
}

/** Where something needs an account. */
export function NeedsAccount() {
  const say = useWords();
  return (
    <p className="row">
      <span className="soft">{say.people.needsAccount}</span>
      <Link href="/account" className="button">
        {say.people.toAccount}
      </Link>
    </p>
  );
}
