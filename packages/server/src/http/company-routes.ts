/** People among each other: profiles, friends and blocks, invitations, leader boards. */

import { peopleApi as api, api as common, cupsApi, type Lobby, problem } from '@tabularium/protocol';
import type { Caller } from '../calls/caller.ts';
import type { Games, Limits } from '../config.ts';
import type { CupKeeper } from '../cups/keeper.ts';
import type { Company } from '../people/company.ts';
import { publicPerson } from '../people/people.ts';
import type { PersonRow, Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly company: Company;
  readonly door: Door;
  readonly storage: Storage;
  readonly tables: Tables;
  readonly keeper: CupKeeper;
  readonly caller: Caller;
  readonly games: Games;
  readonly limits: Limits;
  now(): number;
}

/** More people than anybody knows. */
const MOST_TIES = 1_000;
/** So many are asked to one table. */
const MOST_INVITED = 30;

/** The routes of people among each other. */
export function companyRoutes(web: Web, parts: Parts): void {
  profiles(web, parts);
  friends(web, parts);
  blocks(web, parts);
  invitations(web, parts);
  cupInvitations(web, parts);
  leaderBoards(web, parts);
}

function profiles(web: Web, { company, door, storage, limits }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/people',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: {
      summary: 'The account of that name',
      querystring: api.whoIs,
      response: { 200: api.person, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const found = await storage.account(request.query.name);
      if (found === undefined || (await company.isBlocked(person.id, found.id))) throw new RequestProblem('not-found');
      return { person: publicPerson(found) };
    },
  });

  web.route({
    method: 'GET',
    url: '/api/people/:id',
    schema: {
      summary: 'Somebody’s profile, if they show it to me',
      params: api.personParams,
      response: { 200: api.profile, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const profile = await company.profile(request.params.id, person.id);
      if (profile === undefined) throw new RequestProblem('not-found');
      return profile;
    },
  });

  web.route({
    method: 'GET',
    url: '/api/people/:id/games',
    schema: {
      summary: 'Their games, the latest first; of private tables only those I sat at',
      params: api.personParams,
      querystring: api.history,
      response: { 200: api.played, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { id } = request.params;
      if ((await company.profile(id, person.id)) === undefined) throw new RequestProblem('not-found');
      return { games: await company.history(id, person.id, request.query) };
    },
  });

  web.route({
    method: 'PUT',
    url: '/api/me/profile',
    schema: { summary: 'Decide who may see my profile', body: api.shown, response: { 204: nothing, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await storage.ties.show(person.id, request.body.shown);
      return reply.code(204).send();
    },
  });
}

/** Somebody else, as far as they let the first near; those who do not are as good as not there. */
async function someoneElse({ storage, company }: Parts, person: PersonRow, id: string): Promise<PersonRow> {
  const other = id === person.id ? undefined : await storage.person(id);
  if (other === undefined || (await company.isBlocked(person.id, id))) throw new RequestProblem('not-found');
  return other;
}

/** Whom a request means: by their id, or by the name of their account. */
async function someoneMeant(
  parts: Parts,
  person: PersonRow,
  meant: { readonly person: string } | { readonly name: string },
): Promise<PersonRow> {
  const id = 'person' in meant ? meant.person : (await parts.storage.account(meant.name))?.id;
  return someoneElse(parts, person, id ?? '');
}

function friends(web: Web, parts: Parts): void {
  const { company, door, storage, caller, limits, now } = parts;
  const few = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };

  web.route({
    method: 'GET',
    url: '/api/me/friends',
    schema: {
      summary: 'My friends, who wants to be, and whom I have blocked',
      response: { 200: api.circle, default: problem },
    },
    handler: async (request) => company.circle((await door.known(request)).person.id),
  });

  web.route({
    method: 'PUT',
    url: '/api/people/:id/friend',
    config: few,
    schema: {
      summary: 'Ask somebody to be friends, or agree to it; both need accounts',
      params: api.personParams,
      response: { 200: api.tie, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const other = await someoneElse(parts, person, request.params.id);
      if (person.password === null || other.password === null) throw new RequestProblem('needs-account');
      if ((await storage.ties.of(person.id)).length >= MOST_TIES) throw new RequestProblem('too-many');
      const tie = await storage.ties.befriend(person.id, other.id, now());
      if (tie === undefined) throw new RequestProblem('not-allowed');
      const wish = { person: other.id, kind: 'friend', about: person.id, by: person.id, at: now() } as const;
      if (tie === 'asked' && (await storage.requests.ask(wish))) await caller.invite(other.id, person.id, 'friend');
      return { tie };
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/people/:id/friend',
    config: few,
    schema: {
      summary: 'Be friends no more, or do not want to be',
      params: api.personParams,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await storage.ties.part(person.id, request.params.id);
      return reply.code(204).send();
    },
  });
}

function blocks(web: Web, { door, storage, limits, now }: Parts): void {
  const shape = { params: api.personParams, response: { 204: nothing, default: problem } } as const;
  const few = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };

  web.route({
    method: 'PUT',
    url: '/api/people/:id/block',
    config: few,
    schema: { ...shape, summary: 'Have nothing to do with somebody' },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const { id } = request.params;
      if (id === person.id || (await storage.person(id)) === undefined) throw new RequestProblem('not-found');
      if ((await storage.ties.of(person.id)).length >= MOST_TIES) throw new RequestProblem('too-many');
      await storage.ties.block(person.id, id, now());
      await storage.signal({ kind: 'person', person: person.id });
      return reply.code(204).send();
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/people/:id/block',
    config: few,
    schema: { ...shape, summary: 'Let somebody near again' },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await storage.ties.unblock(person.id, request.params.id);
      await storage.signal({ kind: 'person', person: person.id });
      return reply.code(204).send();
    },
  });
}

function invitations(web: Web, parts: Parts): void {
  const { company, door, storage, tables, keeper, caller, limits, now } = parts;

  /** The table, for somebody who sits there. */
  const ownTable = async (id: string, person: string): Promise<Lobby> => {
    const table = await tables.lobby(id, person);
    if (table === undefined) throw new RequestProblem('not-found');
    if (table.invite === null) throw new RequestProblem('not-allowed');
    return table;
  };

  web.route({
    method: 'GET',
    url: '/api/me/invitations',
    schema: { summary: 'Tables and cups I was asked to', response: { 200: api.invitations, default: problem } },
    async handler(request) {
      const { person } = await door.known(request);
      return { invitations: await company.invitations(person.id), cups: await keeper.invitations(person.id) };
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/invitations/:id',
    schema: { summary: 'Do not come', params: common.tableParams, response: { 204: nothing, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      const { id } = request.params;
      const isSaid = (await storage.ties.decline(person.id, id)) || (await storage.requests.decline(person.id, id));
      if (!isSaid) throw new RequestProblem('not-found');
      return reply.code(204).send();
    },
  });

  web.route({
    method: 'GET',
    url: '/api/tables/:id/invitations',
    schema: {
      summary: 'Who was asked to this table (those who sit there)',
      params: common.tableParams,
      response: { 200: api.invited, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const table = await ownTable(request.params.id, person.id);
      return { invited: await company.invited(table.id) };
    },
  });

  web.route({
    method: 'POST',
    url: '/api/tables/:id/invitations',
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: {
      summary: 'Ask somebody to this table, by name (those who sit there)',
      params: common.tableParams,
      body: api.invite,
      response: { 200: api.invited, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const table = await ownTable(request.params.id, person.id);
      if (table.phase !== 'open') throw new RequestProblem('not-open');
      const other = await someoneMeant(parts, person, request.body);
      if (table.seats.some((seat) => seat.person === other.id)) throw new RequestProblem('already-seated');
      if ((await storage.ties.invited(table.id)).length >= MOST_INVITED) throw new RequestProblem('too-many');
      const isNew = await storage.ties.invite({ table: table.id, person: other.id, by: person.id, at: now() });
      if (isNew) await caller.invite(other.id, table.id);
      return { invited: await company.invited(table.id) };
    },
  });
}

/** Those who take part in a cup, or have made it, ask others to it until it begins. */
function cupInvitations(web: Web, parts: Parts): void {
  const { company, door, storage, caller, limits, now } = parts;
  const url = '/api/cups/:id/invitations';

  const ownCup = async (id: string, person: string) => {
    const cup = await storage.cups.get(id);
    if (cup === undefined) throw new RequestProblem('not-found');
    const people = await storage.cups.people(id);
    if (cup.owner !== person && !people.some((one) => one.person === person)) throw new RequestProblem('not-allowed');
    return { cup, people };
  };
  const invited = async (id: string) => ({
    invited: await company.people((await storage.requests.invited(id)).map(({ person }) => person)),
  });

  web.route({
    method: 'GET',
    url,
    schema: {
      summary: 'Who was asked to this cup (those who take part, and its maker)',
      params: cupsApi.cupParams,
      response: { 200: api.invited, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { cup } = await ownCup(request.params.id, person.id);
      return invited(cup.id);
    },
  });

  web.route({
    method: 'POST',
    url,
    config: { rateLimit: { max: limits.tables, timeWindow: '1 minute' } },
    schema: {
      summary: 'Ask somebody to this cup, by name (those who take part, and its maker)',
      params: cupsApi.cupParams,
      body: api.invite,
      response: { 200: api.invited, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { cup, people } = await ownCup(request.params.id, person.id);
      if (cup.phase !== 'open') throw new RequestProblem('not-open');
      const other = await someoneMeant(parts, person, request.body);
      if (other.password === null) throw new RequestProblem('needs-account');
      if (people.some((one) => one.person === other.id)) throw new RequestProblem('already-seated');
      if ((await storage.requests.invited(cup.id)).length >= MOST_INVITED) throw new RequestProblem('too-many');
      const isNew = await storage.requests.ask({
        person: other.id,
        kind: 'cup',
        about: cup.id,
        by: person.id,
        at: now(),
      });
      if (isNew) await caller.invite(other.id, cup.id, 'cup');
      return invited(cup.id);
    },
  });
}

function leaderBoards(web: Web, { company, door, games }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/leaders/:game',
    schema: {
      summary: 'Who plays a game best',
      params: api.gameParams,
      response: { 200: api.leaders, default: problem },
    },
    async handler(request) {
      const visitor = await door.visitor(request);
      const { game } = request.params;
      if (!games.has(game)) throw new RequestProblem('not-found');
      return company.leaders(game, visitor?.person.id ?? null);
    },
  });
}
