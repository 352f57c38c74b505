/** The frame of the pages about people: the ways between them, and what is missing where there is nobody. */

import type { Person } from '@tabularium/protocol';
import { Link, useLocation } from 'wouter';
import { Header } from '../pages/header.tsx';
import { useServer } from '../session/server.ts';
import { usePeopleWords } from '../words/people.ts';
import '../design/people.css';

/** A page about people. */
export function PeoplePage({ children }: { children: React.ReactNode }) {
  const say = usePeopleWords();
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
  const say = usePeopleWords();
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
  const say = usePeopleWords();
  return (
    <p className="row">
      <span className="soft">{say.people.needsAccount}</span>
      <Link href="/account" className="button">
        {say.people.toAccount}
      </Link>
    </p>
  );
}

/** A wide table, which scrolls by itself where the page is narrow. */
export function Scrolls({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scrolls" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
