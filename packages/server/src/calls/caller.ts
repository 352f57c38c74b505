/**
 * Calls people when it is their turn. Every server looks for turns and calls whose time has come; each is taken by one of
 * them in the database. A call that has begun is never begun again by another: should a server be killed in the middle of
 * one, it is rather missed than made twice.
 */

import { randomBytes } from 'node:crypto';
import type { Channel, OwnCalls } from '@tabularium/protocol';
import webPush, { type VapidKeys } from 'web-push';
import { Caretaker } from '../caretaker.ts';
import type { Config } from '../config.ts';
import type { Names } from '../people/names.ts';
import type { Visitor } from '../people/people.ts';
import { newReset } from '../people/resets.ts';
import type { Delivery, DueTurn, Wanted } from '../storage/calls.ts';
import type { Storage } from '../storage/storage.ts';
import { hook, Mailer, type Outcome, push } from './channels.ts';
import { messageOf, type Sources } from './message.ts';
import { PACE, type Pace } from './pace.ts';
import { Signer } from './token.ts';
import { awakeAt, callAt } from './when.ts';
import { callWords } from './words.ts';

/** So often a call is tried. */
const ATTEMPTS = 6;
/** So many turns are looked at, and so many calls made, at once. */
const AT_ONCE = 100;
const LINES = 8;
/** Calls of which nobody said how they ended are forgotten after so long, in milliseconds. */
const LOST = 86_400_000;

/** What the caller works with. */
export interface CallerParts {
  readonly config: Pick<Config, 'games' | 'smtpUrl' | 'mailFrom' | 'privateHooks' | 'callPace'>;
  readonly storage: Storage;
  readonly names: Names;
  now(): number;
  complain(what: string, table?: string, cause?: unknown): void;
  /** A call was made, or tried. */
  count(channel: Channel, outcome: Outcome['kind']): void;
}

/** The one who calls. */
export class Caller extends Caretaker {
  readonly pace: Pace;
  private readonly parts: CallerParts;
  private readonly sources: Sources;
  private readonly mailer: Mailer | undefined;
  private keys: VapidKeys = { publicKey: '', privateKey: '' };
  private signer = new Signer('');

  constructor(parts: CallerParts) {
    const { config, storage, names, now } = parts;
    const pace = config.callPace ?? PACE;
    super(pace.every);
    this.parts = parts;
    this.pace = pace;
    this.sources = { storage, names, games: config.games, now };
    if (config.smtpUrl !== undefined)
      this.mailer = new Mailer(config.smtpUrl, config.mailFrom ?? fromOf(config.smtpUrl));
  }

  /** Take or make the keys that all servers of this database share, and begin to look for calls. */
  override async open(): Promise<void> {
    const { calls } = this.parts.storage;
    this.keys = JSON.parse(await calls.secret('vapid', () => JSON.stringify(webPush.generateVAPIDKeys())));
    this.signer = new Signer(await calls.secret('signing', () => randomBytes(32).toString('base64url')));
    await calls.forgetLost(this.parts.now() - LOST);
    super.open();
  }

  /** Finish the calls that have begun, and make no more. */
  override async close(): Promise<void> {
    await super.close();
    this.mailer?.close();
  }

  protected override failed(cause: unknown): void {
    this.parts.complain('Could not call people', undefined, cause);
  }

  protected override async work(): Promise<void> {
    const { storage, now } = this.parts;
    for (;;) {
      const turns = await storage.calls.takeTurns(now(), AT_ONCE);
      const people = new Set(turns.map(({ person }) => person));
      for (const one of people) await this.post(turns.filter(({ person }) => person === one));
      const calls = await storage.calls.take(now(), AT_ONCE);
      await this.deliverAll(calls);
      if (this.isClosed || (turns.length < AT_ONCE && calls.length < AT_ONCE)) return;
    }
  }

  /** Decide when and how somebody is told of these turns. */
  private async post(turns: readonly DueTurn[]): Promise<void> {
    const { calls } = this.parts.storage;
    const [first] = turns;
    if (first === undefined) return;
    const now = this.parts.now();
    const [wanted] = await calls.wanted([first.person]);
    const muted = new Set(await calls.mutes(first.person));
    const heard = wanted === undefined ? [] : turns.filter(({ table }) => !muted.has(table));
    await calls.putOff(
      turns.filter((turn) => !heard.includes(turn)),
      null,
    );
    if (wanted === undefined || heard.length === 0) return;
    const isLater = (turn: DueTurn) => callAt(turn.since, now, wanted.settings) > now;
    for (const turn of heard.filter(isLater)) {
      await calls.putOff([turn], callAt(turn.since, now, wanted.settings));
    }
    const due = heard.filter((turn) => !isLater(turn));
    const ways = await this.waysTo(wanted);
    if (due.length === 0) return;
    if (wanted.settings.pace === 'digest') {
      const digest = { person: first.person, table: null, kind: 'digest', turn: 0 } as const;
      return calls.post(
        due,
        ways.map((way) => ({ ...digest, ...way })),
        now,
      );
    }
    for (const { person, table, turn, since } of due) {
      const call = { person, table, kind: 'turn', turn } as const;
      await calls.post(
        [{ person, table, turn, since }],
        ways.map((way) => ({ ...call, ...way })),
        now,
      );
    }
  }

  /** All ways in which that person wants to be called and can be. */
  private async waysTo({ person, settings, confirmed }: Wanted): Promise<Pick<Delivery, 'channel' | 'target'>[]> {
    const devices = await this.parts.storage.calls.devices(person);
    const isMail = this.mailer !== undefined && settings.mail !== null && settings.mail === confirmed;
    return [
      ...devices.map(({ id }) => ({ channel: 'push', target: id }) as const),
      ...(isMail ? [{ channel: 'mail', target: '' } as const] : []),
      ...(settings.hook === null ? [] : [{ channel: 'hook', target: '' } as const]),
    ];
  }

  private async deliverAll(calls: readonly Delivery[]): Promise<void> {
    const left = [...calls];
    const line = async () => {
      for (let call = left.shift(); call !== undefined; call = left.shift()) await this.deliver(call);
    };
    await Promise.all(Array.from({ length: LINES }, line));
  }

  private async deliver(call: Delivery): Promise<void> {
    const { storage, now, count } = this.parts;
    const outcome = await this.attempt(call);
    if (outcome === undefined) return storage.calls.done(call.id);
    count(call.channel, outcome.kind);
    if (outcome.kind === 'arrived') return storage.calls.done(call.id);
    if (outcome.kind === 'again' && call.attempts < ATTEMPTS) {
      const wait = Math.max(this.pace.backOff * 4 ** (call.attempts - 1), (outcome.after ?? 0) * 1000);
      return storage.calls.again(call.id, now() + Math.min(wait, LOST));
    }
    await storage.calls.done(call.id);
    const isGone = call.channel === 'push' && /^http-40[34]$|^http-410$/.test(outcome.reason);
    if (isGone) await storage.calls.removeDevice(call.person, call.target);
    const trouble = { channel: call.channel, at: now(), reason: outcome.reason };
    await storage.calls.noteTrouble(call.person, JSON.stringify(trouble));
  }

  /** Make the call; `undefined` if nobody needs it any more. */
  private async attempt(call: Delivery): Promise<Outcome | undefined> {
    const { storage, config } = this.parts;
    const [wanted] = await storage.calls.wanted([call.person]);
    if (wanted === undefined) return undefined;
    const { mail, hook: address } = wanted.settings;
    if (call.kind === 'confirm') return this.askToConfirm(wanted);
    if (call.kind === 'reset') return this.sendReset(wanted);
    const message = await messageOf(this.sources, call, wanted);
    if (message === undefined) return undefined;
    const token = this.signer.stop(call.person, call.channel);
    const links = {
      id: call.id,
      open: wanted.origin + message.path,
      stop: `${wanted.origin}/stop/${token}`,
      stopNow: `${wanted.origin}/api/calls/stop/${token}`,
    };
    if (call.channel === 'mail') return mail === null ? undefined : this.mailer?.call(mail, message, links);
    if (call.channel === 'hook')
      return address === null ? undefined : hook(address, message, links, config.privateHooks);
    const device = (await storage.calls.devices(call.person)).find(({ id }) => id === call.target);
    const subject = wanted.origin.startsWith('https:') ? wanted.origin : 'mailto:tabularium@localhost';
    return device && push(device, message, this.keys, subject, config.privateHooks);
  }

  private async askToConfirm({ person, settings, origin }: Wanted): Promise<Outcome | undefined> {
    if (settings.mail === null) return undefined;
    const say = callWords[settings.language];
    const link = `${origin}/confirm/${this.signer.confirm(person, settings.mail)}`;
    return this.mailer?.send({ to: settings.mail, subject: say.confirm, text: say.confirmBody(link) });
  }

  /** The word is made when the letter goes out: nowhere is it written down but there. */
  private async sendReset({ person, settings, confirmed, origin }: Wanted): Promise<Outcome | undefined> {
    const { storage, now } = this.parts;
    const token = confirmed === null ? undefined : await newReset(storage, person, now());
    if (confirmed === null || token === undefined) return undefined;
    const say = callWords[settings.language];
    const text = say.resetBody(`${origin}/reset/${token}`);
    return this.mailer?.send({ to: confirmed, subject: say.reset, text });
  }

  /** Does this server send e-mails? */
  get sendsLetters(): boolean {
    return this.mailer !== undefined;
  }

  /** Somebody has forgotten the password of the account of that name or address; if there is one that can be reached, it is. */
  async forgotten(nameOrAddress: string): Promise<void> {
    if (this.mailer === undefined) return;
    const { storage } = this.parts;
    const named = await storage.account(nameOrAddress);
    const owners = await storage.people(await storage.calls.ownersOf(nameOrAddress));
    const people = [...(named === undefined ? [] : [named]), ...owners].filter(({ password }) => password !== null);
    const wanted = await storage.calls.wanted(people.map(({ id }) => id));
    for (const { person } of wanted.filter(({ confirmed }) => confirmed !== null)) {
      await this.send(person, 'reset', [{ channel: 'mail', target: '' }]);
    }
  }

  /** All about somebody's calls, for themselves. */
  async ownCalls({ person, tokenHash }: Visitor): Promise<OwnCalls> {
    const { calls } = this.parts.storage;
    const [wanted] = await calls.wanted([person.id]);
    const devices = await calls.devices(person.id);
    return {
      settings: wanted?.settings ?? null,
      offered: { push: this.keys.publicKey, mail: this.mailer !== undefined },
      mailConfirmed: wanted !== undefined && wanted.settings.mail !== null && wanted.settings.mail === wanted.confirmed,
      devices: devices.map(({ id, createdAt, session }) => ({ id, createdAt, current: session === tokenHash })),
      muted: await calls.mutes(person.id),
      trouble: wanted?.trouble == null ? null : JSON.parse(wanted.trouble),
    };
  }

  /** Remember how somebody wants to be called; a new address is asked first whether it is theirs. */
  async want(person: string, settings: Wanted['settings'], origin: string): Promise<void> {
    const { calls } = this.parts.storage;
    const [before] = await calls.wanted([person]);
    await calls.want(person, settings, origin, this.parts.now());
    const isNew =
      settings.mail !== null && settings.mail !== before?.confirmed && settings.mail !== before?.settings.mail;
    if (isNew && this.mailer !== undefined) await this.send(person, 'confirm', [{ channel: 'mail', target: '' }]);
  }

  /** Call somebody for trial, in all ways they have chosen; gives how many there are. */
  async test(person: string): Promise<number> {
    const [wanted] = await this.parts.storage.calls.wanted([person]);
    if (wanted === undefined) return 0;
    const ways = await this.waysTo(wanted);
    await this.send(person, 'test', ways);
    return ways.length;
  }

  /** Tell somebody that they were asked to a table or a cup, or to be friends; not in their quiet hours. */
  async invite(person: string, table: string, kind: 'invite' | 'friend' | 'cup' = 'invite'): Promise<void> {
    const { storage, now } = this.parts;
    const [wanted] = await storage.calls.wanted([person]);
    if (wanted === undefined) return;
    const ways = await this.waysTo(wanted);
    const calls = ways.map((way) => ({ person, table, kind, turn: 0, ...way }) as const);
    await storage.calls.post([], calls, awakeAt(now(), wanted.settings));
    this.wake();
  }

  private async send(
    person: string,
    kind: 'test' | 'confirm' | 'reset',
    ways: readonly Pick<Delivery, 'channel' | 'target'>[],
  ) {
    const calls = ways.map((way) => ({ person, table: null, kind, turn: 0, ...way }) as const);
    await this.parts.storage.calls.post([], calls, this.parts.now());
    this.wake();
  }

  /** Whoever has this word reads the address; false if the word is no good. */
  async confirm(token: string): Promise<boolean> {
    const person = token.split('.')[0] ?? '';
    const [wanted] = await this.parts.storage.calls.wanted([person]);
    const address = wanted?.settings.mail;
    if (address == null || !this.signer.confirms(token, person, address)) return false;
    await this.parts.storage.calls.confirm(person, address);
    return true;
  }

  /** Whoever has this word wants to be called no more in that way; the way, or `undefined` if the word is no good. */
  async stop(token: string): Promise<Channel | undefined> {
    const meant = this.signer.readStop(token);
    if (meant === undefined) return undefined;
    const { calls } = this.parts.storage;
    const [wanted] = await calls.wanted([meant.person]);
    if (wanted === undefined) return meant.channel;
    const without = meant.channel === 'mail' ? { mail: null } : meant.channel === 'hook' ? { hook: null } : {};
    await calls.want(meant.person, { ...wanted.settings, ...without }, wanted.origin, this.parts.now());
    if (meant.channel === 'push') {
      for (const { id } of await calls.devices(meant.person)) await calls.removeDevice(meant.person, id);
    }
    return meant.channel;
  }
}

/** Who writes, if the host has not said: the user of the post office, at its address. */
function fromOf(url: string): string {
  const { username, hostname } = new URL(url);
  const user = decodeURIComponent(username);
  return `Tabularium <${user.includes('@') ? user : `tabularium@${hostname}`}>`;
}
