/** People and their sessions. Passwords are kept as argon2id hashes, session tokens as SHA-256 hashes. */

import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Person } from '@tabularium/protocol';
import type { PersonRow, Storage } from '../storage/storage.ts';
import { takeReset } from './resets.ts';

/** The parameters that OWASP recommends for argon2id, the library's default. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** A session that is not used for so long has ended. */
export const SESSION_LIFE = 60 * DAY;

/** Somebody who is logged in. */
export interface Visitor {
  readonly person: PersonRow;
  readonly tokenHash: string;
}

/** A session as its person sees it. */
export interface Session {
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** So much of a token's hash names a session among those of its person. */
const SESSION_ID = 16;

/** What a person may know of another. */
export function publicPerson({ id, name, password }: PersonRow): Person {
  return { id, name, guest: password === null };
}

/** Accounts, guests and sessions. */
export class People {
  private readonly storage: Storage;
  private readonly now: () => number;
  /** Compared when there is no such account, so that the answer takes as long. */
  private readonly nobody = hash(randomBytes(16), ARGON);

  constructor(storage: Storage, now: () => number) {
    this.storage = storage;
    this.now = now;
  }

  /** A new guest; `undefined` if an account is called so, or much like it. */
  async guest(name?: string): Promise<PersonRow | undefined> {
    if (name !== undefined && (await this.storage.lookalike(name)) !== undefined) return undefined;
    const person = this.newPerson(name ?? `Guest ${randomInt(1000, 10_000)}`, null);
    await this.storage.addPerson(person);
    return person;
  }

  /** A new account, or the guest's own turned into one; `undefined` if the name is taken. */
  async register(name: string, password: string, guest: PersonRow | undefined): Promise<PersonRow | undefined> {
    const hashed = await hash(password, ARGON);
    if (guest === undefined) {
      const person = this.newPerson(name, hashed);
      return (await this.storage.addPerson(person)) ? person : undefined;
    }
    const person = { ...guest, name, password: hashed };
    if (!(await this.storage.changePerson(person))) return undefined;
    await this.storage.signal({ kind: 'person', person: guest.id });
    return person;
  }

  private newPerson(name: string, password: string | null): PersonRow {
    return { id: randomBytes(9).toString('base64url'), name, password, createdAt: this.now() };
  }

  /** The account of that name, if the password is right. */
  async login(name: string, password: string): Promise<PersonRow | undefined> {
    const person = await this.storage.account(name);
    const right = await verify(person?.password ?? (await this.nobody), password);
    return right && person ? person : undefined;
  }

  /** Is this the person's password? Guests have none. */
  async knowsPassword(person: PersonRow, password: string | undefined): Promise<boolean> {
    if (person.password === null) return true;
    return password !== undefined && verify(person.password, password);
  }

  /** Give the person another name or password; `undefined` if the name is taken. */
  async change(visitor: Visitor, to: { name?: string; password?: string }): Promise<PersonRow | undefined> {
    const { person } = visitor;
    const namesake = to.name === undefined ? undefined : await this.storage.lookalike(to.name);
    if (namesake !== undefined && namesake.id !== person.id) return undefined;
    const password = to.password === undefined ? person.password : await hash(to.password, ARGON);
    const changed = { ...person, name: to.name ?? person.name, password };
    if (!(await this.storage.changePerson(changed))) return undefined;
    if (to.password !== undefined) await this.storage.endSessions(person.id, visitor.tokenHash);
    await this.storage.signal({ kind: 'person', person: person.id });
    return changed;
  }

  /** Choose a new password by a word that was given out for it; false if the word is no good. All sessions end. */
  async resetPassword(token: string, password: string): Promise<boolean> {
    const id = await takeReset(this.storage, token, this.now());
    const person = id === undefined ? undefined : await this.storage.person(id);
    if (person === undefined || person.password === null) return false;
    await this.storage.changePerson({ ...person, password: await hash(password, ARGON) });
    await this.storage.endSessions(person.id, null);
    return true;
  }

  /** Forget the person. */
  async delete(id: string): Promise<void> {
    await this.storage.endSessions(id, null);
    await this.storage.deletePerson(id);
    await this.storage.signal({ kind: 'person', person: id });
  }

  /** Begin a session; the token is only ever known to the browser. */
  async beginSession(person: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = this.now();
    await this.storage.addSession({ tokenHash: hashOf(token), personId: person, createdAt: at, seenAt: at });
    return token;
  }

  /** Who has this token, if anyone. */
  async visitor(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined || token.length > 100) return undefined;
    const tokenHash = hashOf(token);
    const session = await this.storage.session(tokenHash);
    if (session === undefined || session.seenAt < this.now() - SESSION_LIFE) return undefined;
    if (session.seenAt < this.now() - DAY) await this.storage.touchSession(tokenHash, this.now());
    const person = await this.storage.person(session.personId);
    return person && { person, tokenHash };
  }

  /** All sessions of somebody, without what could be used to be them. */
  async sessions(visitor: Visitor): Promise<Session[]> {
    const rows = await this.storage.sessions(visitor.person.id);
    return rows.map(({ tokenHash, createdAt, seenAt }) => ({
      id: tokenHash.slice(0, SESSION_ID),
      createdAt,
      seenAt,
      current: tokenHash === visitor.tokenHash,
    }));
  }

  /** End that session of somebody; false if there is none. */
  async endSession(visitor: Visitor, id: string): Promise<boolean> {
    const rows = await this.storage.sessions(visitor.person.id);
    const found = rows.find(({ tokenHash }) => tokenHash.slice(0, SESSION_ID) === id);
    if (found !== undefined) await this.storage.endSession(found.tokenHash);
    return found !== undefined;
  }

  /**
   * Forget sessions that nobody uses, and guests that nobody can be any more. Unused is measured by when anybody was seen
   * last: a clock that is wrong by years, or an old backup, forgets nobody.
   */
  async forgetUnused(): Promise<void> {
    const lastSeen = await this.storage.lastSeen();
    if (lastSeen === undefined) return;
    await this.storage.forgetUnused(Math.min(this.now(), lastSeen + DAY) - SESSION_LIFE);
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
