/** People among each other: who is whose friend, what may be seen of whom, and how their games came out. */

import type { Circle, Invitation, Leaders, Lobby, Person, PlayedGame, Profile, TieWord } from '@tabularium/protocol';
import type { Games } from '../config.ts';
import { anchorOf, certain, pointsOf, shownRating } from '../results/rating.ts';
import { statisticsOf } from '../results/statistics.ts';
import { byTable, type PlayedRow } from '../storage/played.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tie } from '../storage/ties.ts';
import { type NameBook, peopleIn, showLobby } from '../tables/shown.ts';
import { medalsOf } from './medals.ts';
import type { Names } from './names.ts';
import { DAY, publicPerson } from './people.ts';

/** Of so many games statistics are made. */
const MOST_GAMES = 5_000;
/** So many games make a page. */
const PAGE = 30;
const MOST_LEADERS = 100;
const LEVELS = [1, 2, 3, 4, 5];

/** What people may know of each other. */
export class Company {
  private readonly storage: Storage;
  private readonly names: Names;
  private readonly games: Games;

  constructor(storage: Storage, names: Names, games: Games) {
    this.storage = storage;
    this.names = names;
    this.games = games;
  }

  /** Everybody that person has to do with. */
  async circle(person: string): Promise<Circle> {
    const ties = await this.storage.ties.of(person);
    const names = await this.names.of(ties.flatMap((tie) => [tie.person, tie.other]));
    const who = (wanted: TieWord) => {
      const all = new Set(ties.map((tie) => (tie.person === person ? tie.other : tie.person)));
      return [...all].filter((other) => tieWord(ties, person, other) === wanted).flatMap((id) => personIn(names, id));
    };
    return { friends: who('friend'), asking: who('asking'), asked: who('asked'), blocked: who('blocked') };
  }

  /** What somebody is to another. */
  async tie(person: string, other: string): Promise<TieWord> {
    return tieWord(await this.storage.ties.of(person), person, other);
  }

  /** That person as the other may see them; `undefined` if they may not. Guests show themselves to nobody. */
  async profile(id: string, viewer: string): Promise<Profile | undefined> {
    const row = await this.storage.person(id);
    if (row === undefined || !(await this.mayLook(id, viewer, row.password === null))) return undefined;
    const { played, ties } = this.storage;
    const ratings = await played.ratingsOf(id);
    const shown = (await ties.shown([id])).get(id) ?? 'everyone';
    return {
      person: publicPerson(row),
      since: row.createdAt - (row.createdAt % DAY),
      tie: await this.tie(viewer, id),
      shown: viewer === id ? shown : null,
      ratings: ratings.map((one) => shownRating(one.game, one, one.games)),
      statistics: statisticsOf(await played.of(id, MOST_GAMES)),
      medals: await medalsOf(this.storage, this.games, id),
    };
  }

  private async mayLook(id: string, viewer: string, isGuest: boolean): Promise<boolean> {
    if (id === viewer) return true;
    if (isGuest || (await this.isBlocked(viewer, id))) return false;
    const shown = (await this.storage.ties.shown([id])).get(id) ?? 'everyone';
    if (shown === 'friends') return (await this.tie(viewer, id)) === 'friend';
    return shown === 'everyone';
  }

  /** Has the second blocked the first? */
  async isBlocked(person: string, by: string): Promise<boolean> {
    return (await this.storage.ties.blockedBy(person, [by])).length > 0;
  }

  /** Games of somebody, the latest first, as the other may see them: of private tables only who sat there knows. */
  async history(id: string, viewer: string, which: { before?: number; game?: string } = {}, limit = PAGE) {
    const own = await this.storage.played.of(id, limit, which);
    const rows = await this.storage.played.at(own.map((row) => row.table_id));
    const names = await this.names.of(rows.flatMap((row) => row.person_id ?? []));
    const tables = byTable(rows);
    return own.flatMap((row): PlayedGame[] => {
      const seats = tables.get(row.table_id) ?? [];
      const wasThere = id === viewer || seats.some((seat) => seat.person_id === viewer);
      return row.public === 1 || wasThere ? [playedGame(row, seats, names)] : [];
    });
  }

  /** All games of somebody, for themselves. */
  async allGames(id: string): Promise<PlayedGame[]> {
    return this.history(id, id, {}, MOST_GAMES);
  }

  /** To which tables somebody was asked at which there is still a seat. */
  async invitations(person: string): Promise<Invitation[]> {
    const invitations = await this.storage.ties.invitationsOf(person);
    const texts = await this.storage.calls.lobbies(invitations.map(({ table }) => table));
    const lobbies = new Map(texts.map((text) => JSON.parse(text) as Lobby).map((lobby) => [lobby.id, lobby]));
    const names = await this.names.of([...lobbies.values()].flatMap(peopleIn).concat(invitations.map(({ by }) => by)));
    return invitations.flatMap(({ table, by, at }) => {
      const lobby = lobbies.get(table);
      const [host] = personIn(names, by);
      if (lobby === undefined || host === undefined || !hasSeatFor(lobby, person)) return [];
      return [{ table: showLobby(lobby, names, true), by: host, at }];
    });
  }

  /** Who was asked to a table. */
  async invited(table: string): Promise<Person[]> {
    return this.people((await this.storage.ties.invited(table)).map(({ person }) => person));
  }

  /** Those people, as far as they are still here. */
  async people(ids: readonly string[]): Promise<Person[]> {
    const names = await this.names.of(ids);
    return ids.flatMap((id) => personIn(names, id));
  }

  /** Who plays a game best, of those who show their profile to everyone; and the marks that bots are. */
  async leaders(game: string, viewer: string | null): Promise<Leaders> {
    const { played, ties } = this.storage;
    const all = await played.ratingsIn(game);
    const shown = await ties.shown(all.map(({ person }) => person));
    const apart = viewer === null ? new Set<string>() : await ties.apart(viewer);
    const listed = all
      .filter(({ person }) => (shown.get(person) ?? 'everyone') === 'everyone' && !apart.has(person))
      .map((row) => ({ ...row, rating: shownRating(game, row, row.games) }))
      .toSorted(
        (one, other) =>
          Number(one.rating.provisional) - Number(other.rating.provisional) || certain(other) - certain(one),
      )
      .slice(0, MOST_LEADERS);
    const names = await this.names.of(listed.map(({ person }) => person));
    const own = all.find(({ person }) => person === viewer);
    return {
      leaders: listed.flatMap(({ person, rating }) => personIn(names, person).map((one) => ({ person: one, rating }))),
      bots: LEVELS.map((level) => ({ level, points: pointsOf(anchorOf(level).mu) })),
      own: own === undefined ? null : shownRating(game, own, own.games),
    };
  }

  /** What is known of how well somebody plays, as it is shown. */
  async ratings(person: string) {
    const ratings = await this.storage.played.ratingsOf(person);
    return ratings.map((one) => shownRating(one.game, one, one.games));
  }
}

function tieWord(ties: readonly Tie[], person: string, other: string): TieWord {
  if (person === other) return 'self';
  const own = ties.find((tie) => tie.person === person && tie.other === other);
  const theirs = ties.find((tie) => tie.person === other && tie.other === person);
  if (own?.kind === 'blocked' || own?.kind === 'friend') return own.kind;
  if (theirs?.kind === 'asked') return 'asking';
  return own?.kind ?? 'none';
}

/** That person, if there is one. */
function personIn(names: NameBook, id: string): Person[] {
  const known = names.get(id);
  return known === undefined ? [] : [{ id, ...known }];
}

function hasSeatFor({ phase, seats }: Lobby, person: string): boolean {
  return phase === 'open' && seats.some(({ kind }) => kind === 'open') && !seats.some((seat) => seat.person === person);
}

function playedGame(own: PlayedRow, seats: readonly PlayedRow[], names: NameBook): PlayedGame {
  return {
    table: own.table_id,
    game: own.game,
    endedAt: own.ended_at,
    ending: own.ending,
    rated: own.nth !== null,
    points: own.mu === null ? null : pointsOf(own.mu),
    seats: seats.map((seat) => ({
      person: seat.person_id === null ? null : (personIn(names, seat.person_id)[0] ?? null),
      bot: seat.bot,
      self: seat.person_id === own.person_id,
      place: seat.place,
      won: seat.won === 1,
      score: seat.score,
      stayed: seat.stayed === 1,
    })),
  };
}
