/**
 * Looks after cups: makes their tables, and their next round when the last game of a round is over. Each step is written
 * down before anything is done about it, so that any server can go on where another was stopped.
 */

import { randomBytes } from 'node:crypto';
import { tableOptions } from '@tabularium/kernel';
import {
  CLOCKS,
  CUP_PEOPLE,
  type Cup,
  type CupDetails,
  type CupInvitation,
  type CupSettings,
  type Person,
  TIE_BREAKS,
} from '@tabularium/protocol';
import { Caretaker } from '../caretaker.ts';
import type { Games } from '../config.ts';
import type { Names } from '../people/names.ts';
import { certain, UNKNOWN } from '../results/rating.ts';
import type { CupBout, CupPerson, CupRow, UnlaidBout } from '../storage/cups.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import type { Bout } from './bout.ts';
import { gamesOf, nextRound, roundsOf } from './course.ts';
import { canBeGrouped } from './groups.ts';
import { type Course, standingsOf } from './standings.ts';

const MOST_LISTED = 100;

/** What the keeper works with. */
interface Parts {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly games: Games;
  readonly names: Names;
  now(): number;
  complain(what: string, table?: string, cause?: unknown): void;
}

/** The one who looks after cups. */
export class CupKeeper extends Caretaker {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    super();
    this.parts = parts;
  }

  protected override failed(cause: unknown): void {
    this.parts.complain('Could not look after cups', undefined, cause);
  }

  /** Why there cannot be such a cup; `undefined` if there can. */
  async trouble({ game: id, kind, seats, options }: CupSettings): Promise<string | undefined> {
    const { games } = this.parts;
    if (!games.has(id)) return 'There is no such game.';
    const game = await games.load(id);
    if (kind !== 'groups' && seats !== 2) return 'Two play at a table, but for groups.';
    if (seats < game.seats.min || seats > game.seats.max) return `${id} does not seat ${seats}.`;
    try {
      tableOptions(game, seats, options);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : 'bad options';
    }
  }

  /** Make a cup; gives its number. */
  async make(owner: string, settings: CupSettings): Promise<string> {
    const id = randomBytes(9).toString('base64url');
    await this.parts.storage.cups.make(id, owner, settings, this.parts.now());
    return id;
  }

  /** Begin a cup with those who take part; false if they are too few, or it has begun. */
  async begin(cup: CupRow): Promise<boolean> {
    const { storage, games, now } = this.parts;
    const { settings } = cup;
    const people = (await storage.cups.people(cup.id)).map(({ person }) => person);
    const { seats } = await games.load(settings.game);
    const isEnough =
      settings.kind === 'groups'
        ? canBeGrouped(people.length, settings.seats, seats.min)
        : people.length >= CUP_PEOPLE.min;
    if (cup.phase !== 'open' || !isEnough) return false;
    const skills = new Map((await storage.played.ratingsIn(settings.game)).map((row) => [row.person, certain(row)]));
    const strength = (person: string) => skills.get(person) ?? certain(UNKNOWN);
    const seeds = people.toSorted((one, other) => strength(other) - strength(one));
    const course = courseOf(
      cup,
      seeds.map((person) => ({ person, seed: 0, hasLeft: false })),
      [],
      seats.min,
    );
    const bouts = numbered(nextRound(course, settings, 1));
    const begun = await storage.cups.step(cup, { phase: 'playing', round: 1, bouts, seeds }, now());
    this.wake();
    return begun;
  }

  /** End a cup that has not begun; one that is played goes to its end. */
  async cancel(cup: CupRow): Promise<boolean> {
    return this.parts.storage.cups.step(cup, { phase: 'closed', round: cup.round, bouts: [] }, this.parts.now());
  }

  protected override async work(): Promise<void> {
    const { cups } = this.parts.storage;
    for (const id of await cups.playing()) await this.goOn(id);
    for (const bout of await cups.unlaid()) await this.lay(bout);
  }

  /** The next round, once all games of the last are over; byes of all at once are passed over. */
  private async goOn(id: string): Promise<void> {
    const { storage, games, now } = this.parts;
    for (;;) {
      const cup = await storage.cups.get(id);
      const bouts = await storage.cups.bouts(id);
      if (cup?.phase !== 'playing' || bouts.some(({ places }) => places === null)) return;
      const { seats } = await games.load(cup.settings.game);
      const course = courseOf(cup, await storage.cups.people(id), bouts, seats.min);
      const next = nextRound(course, cup.settings, cup.round + 1);
      const isOver = next.length === 0;
      const [phase, round] = isOver ? (['finished', cup.round] as const) : (['playing', cup.round + 1] as const);
      await storage.cups.step(cup, { phase, round, bouts: numbered(next) }, now());
    }
  }

  private async lay(bout: UnlaidBout): Promise<void> {
    const { storage, tables, games, complain } = this.parts;
    const cup = await storage.cups.get(bout.cup);
    const table = (await storage.cups.bouts(bout.cup)).find(
      ({ round, number }) => round === bout.round && number === bout.number,
    )?.table;
    if (cup === undefined || table == null) return;
    const { settings } = cup;
    const [owner = ''] = bout.people;
    const wanted = {
      game: settings.game,
      options: settings.options,
      seats: bout.people.map((person) => ({ kind: 'person', person }) as const),
      public: true,
      clock: CLOCKS[settings.pace],
      startWhenFull: true,
      rated: settings.rated,
      spectators: 'now' as const,
      coach: false,
    };
    const laid = await tables.lay(table, owner, wanted, await games.load(settings.game));
    if ('refusal' in laid) return complain(`Could not lay a table of a cup: ${laid.refusal.reason}`, table);
    await storage.cups.lay(bout);
  }

  /** Cups in a list, as that person sees them. */
  async list(person: string | null, game?: string): Promise<Cup[]> {
    const { storage } = this.parts;
    const rows = await storage.cups.list(MOST_LISTED, game);
    const apart = person === null ? new Set<string>() : await storage.ties.apart(person);
    return Promise.all(rows.filter(({ owner }) => !apart.has(owner)).map((cup) => this.shown(cup, person)));
  }

  /** The cups somebody has made, or takes or took part in. */
  async ofPerson(person: string): Promise<Cup[]> {
    const { cups } = this.parts.storage;
    const made = (await cups.madeBy(person)).map(({ id }) => id);
    const rows = await Promise.all([...new Set([...made, ...(await cups.ofPerson(person))])].map((id) => cups.get(id)));
    return Promise.all(rows.flatMap((cup) => (cup === undefined ? [] : [this.shown(cup, person)])));
  }

  /** The cups to which somebody was asked, in which they do not take part yet and still can. */
  async invitations(person: string): Promise<CupInvitation[]> {
    const { storage, names } = this.parts;
    const requests = await storage.requests.cupsOf(person);
    const book = await names.of(requests.map(({ by }) => by));
    const found = await Promise.all(
      requests.map(async ({ about, by, at }): Promise<CupInvitation[]> => {
        const row = await storage.cups.get(about);
        const host = book.get(by);
        if (row?.phase !== 'open' || host === undefined) return [];
        const cup = await this.shown(row, person);
        return cup.isIn ? [] : [{ cup, by: { id: by, ...host }, at }];
      }),
    );
    return found.flat();
  }

  private async shown(cup: CupRow, person: string | null): Promise<Cup> {
    const people = await this.parts.storage.cups.people(cup.id);
    const names = await this.parts.names.of([cup.owner]);
    const { id, settings, phase, round, madeAt } = cup;
    return {
      ...settings,
      id,
      owner: { id: cup.owner, name: '', guest: false, ...names.get(cup.owner) },
      phase,
      round,
      of: roundsOf(settings, people.length),
      people: people.filter(({ hasLeft }) => !hasLeft).length,
      isIn: people.some((one) => one.person === person && !one.hasLeft),
      madeAt,
    };
  }

  /** Everything about a cup. */
  async details(cup: CupRow, person: string | null): Promise<CupDetails> {
    const { storage, names } = this.parts;
    const people = await storage.cups.people(cup.id);
    const bouts = await storage.cups.bouts(cup.id);
    const book = await names.of(people.map((one) => one.person));
    const known = people.flatMap((one): Person[] => {
      const found = book.get(one.person);
      return found === undefined ? [] : [{ id: one.person, ...found }];
    });
    return {
      cup: await this.shown(cup, person),
      people: known,
      tieBreaks: [...TIE_BREAKS[cup.settings.kind]],
      standings: standingsOf(courseOf(cup, people, bouts, cup.settings.seats)),
      bouts: bouts.map(({ round, table, people: seats, places }) => ({
        round,
        table,
        people: [...seats],
        places: places && [...places],
      })),
    };
  }
}

function courseOf(cup: CupRow, people: readonly CupPerson[], bouts: readonly Bout[], least: number): Course {
  return {
    least,
    id: cup.id,
    kind: cup.settings.kind,
    games: gamesOf(cup.settings),
    people: people.map(({ person }) => person),
    left: new Set(people.flatMap(({ person, hasLeft }) => (hasLeft ? [person] : []))),
    bouts,
  };
}

/** Games with their numbers in the round, and tables for those that are to be played. */
const numbered = (bouts: readonly Bout[]): CupBout[] =>
  bouts.map((bout, at) => ({
    ...bout,
    number: at + 1,
    table: bout.places === null ? randomBytes(9).toString('base64url') : null,
  }));
