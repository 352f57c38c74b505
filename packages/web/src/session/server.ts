/** The server, if there is one: who we are there, and its tables. Everything here may fail without harm to local play. */

import type { BotChoice, Clock, Lobby, Person, Problem, SeatSetting } from '@tabularium/protocol';
import { useSyncExternalStore } from 'react';
import { settings } from '../settings.ts';
import { wordsIn } from '../words/index.ts';
import { serverSentence } from '../words/server.ts';
import { botOf, type Strength } from './strength.ts';

/** What is known of the server. */
export interface ServerState {
  readonly reachable: boolean;
  readonly asked: boolean;
  readonly person: Person | null;
}

addEventListener('online', () => void greetServer());

let state: ServerState = { reachable: false, asked: false, person: null };
const listeners = new Set<() => void>();

function become(next: ServerState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** A refused request, in words of the chosen language. */
function refused({ error, message }: Problem): Error {
  return new Error(serverSentence(settings().language, error) ?? message);
}

/** Ask the server something. */
export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw refused(await problemIn(response));
  return (response.status === 204 ? {} : await response.json()) as T;
}

async function problemIn(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { error: 'server-error', message: response.statusText };
  }
}

/** Find out whether there is a server and who we are there. */
async function greetServer(): Promise<void> {
  if (!navigator.onLine) return become({ reachable: false, asked: true, person: null });
  try {
    const response = await fetch('/api/me');
    const json = response.headers.get('content-type')?.includes('json') === true;
    const person = response.ok && json ? ((await response.json()) as { person: Person | null }).person : null;
    become({ reachable: response.ok && json, asked: true, person });
  } catch {
    become({ reachable: false, asked: true, person: null });
  }
}

/** Remember who we are. */
export function remember(person: Person | null): void {
  become({ ...state, person });
}

/** The server, alive in a component; asked once when somebody first wants to know. */
export function useServer(): ServerState {
  return useSyncExternalStore(
    (listener) => {
      if (listeners.size === 0 && !state.asked) void greetServer();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Four digits, to tell guests apart. */
const someNumber = (): number => 1000 + Math.floor(Math.random() * 9000);

/** Make sure we are somebody: a guest is one request away, and a number if it has no name. */
export async function beSomebody(name: string): Promise<Person> {
  if (state.person !== null) return state.person;
  const { person: known } = await ask<{ person: Person | null }>('GET', '/me');
  const called = name === '' ? `${wordsIn(settings().language).table.guest} ${someNumber()}` : name;
  const person = known ?? (await ask<{ person: Person }>('POST', '/guest', { name: called })).person;
  remember(person);
  return person;
}

/** The bot of that strength as the server names it. */
export const botChoice = (strength: Strength): BotChoice => botOf(strength);

interface Planned {
  readonly kind: 'me' | 'human' | 'bot' | 'open';
  readonly name: string;
  readonly strength: Strength;
}

/** How a table of the server is kept. */
interface Manner {
  /** Everybody finds it. */
  readonly listed?: boolean;
  readonly clock?: Clock | null;
  /** It counts for ratings. */
  readonly rated?: boolean;
  /** Those without a seat see finished rounds only. */
  readonly delayed?: boolean;
  /** Players may ask the coach. */
  readonly coach?: boolean;
}

/** Open a table on the server; its id. */
export async function openServerTable(
  game: string,
  plans: readonly Planned[],
  options: object,
  { listed = false, clock = null, rated = true, delayed = false, coach = false }: Manner = {},
): Promise<string> {
  const person = await beSomebody(plans.find((plan) => plan.kind === 'me')?.name ?? '');
  const seats = plans.map((plan): SeatSetting => {
    if (plan.kind === 'open') return { kind: 'open' };
    if (plan.kind === 'bot') return { kind: 'bot', bot: botChoice(plan.strength) };
    return plan.kind === 'me' && !person.guest ? { kind: 'mine' } : { kind: 'mine', name: plan.name };
  });
  const { table } = await ask<{ table: Lobby }>('POST', '/tables', {
    game,
    options,
    seats,
    public: listed,
    clock,
    startWhenFull: true,
    rated,
    spectators: delayed ? 'round' : 'now',
    coach,
  });
  return table.id;
}
