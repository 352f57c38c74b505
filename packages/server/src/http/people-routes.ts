/** Coming in, and what people do with their accounts. */

import { api, HOLIDAYS_A_YEAR, type Holiday, type Lobby, problem } from '@tabularium/protocol';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../calls/caller.ts';
import type { Limits } from '../config.ts';
import type { CupKeeper } from '../cups/keeper.ts';
import type { Matchmaker } from '../lobby/matchmaker.ts';
import type { Company } from '../people/company.ts';
import { daysOff } from '../people/holidays.ts';
import { DAY, type People, publicPerson } from '../people/people.ts';
import { nameKey, type Storage } from '../storage/storage.ts';
import { asked } from '../tables/asked.ts';
import type { Tables } from '../tables/tables.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';
import type { Door } from './security.ts';

/** What these routes work with. */
interface Parts {
  readonly people: People;
  readonly door: Door;
  readonly tables: Tables;
  readonly storage: Storage;
  readonly caller: Caller;
  readonly company: Company;
  readonly keeper: CupKeeper;
  readonly matchmaker: Matchmaker;
  readonly limits: Limits;
  now(): number;
}

/** More tables than anybody sits at. */
const MOST_TABLES = 10_000;

/** The routes of people. */
export function peopleRoutes(web: Web, parts: Parts): void {
  comingIn(web, parts);
  account(web, parts);
  sessions(web, parts);
  holidays(web, parts);
  ownData(web, parts);
}

function comingIn(web: Web, { people, door, limits, storage }: Parts): void {
  const newcomers = { rateLimit: { max: limits.newcomers, timeWindow: '1 minute' } };
  const logins = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };
  const perAccount = attemptsPerAccount(web, limits);

  web.route({
    method: 'POST',
    url: '/api/guest',
    config: newcomers,
    schema: { summary: 'Come in as a guest', body: api.guest, response: { 201: api.me, default: problem } },
    async handler(request, reply) {
      const person = await people.guest(request.body.name);
      if (person === undefined) throw new RequestProblem('name-taken');
      await door.admit(request, reply, person.id);
      return reply.code(201).send({ person: publicPerson(person) });
    },
  });

  web.route({
    method: 'POST',
    url: '/api/register',
    config: newcomers,
    schema: {
      summary: 'Make an account; a guest keeps seats and tables',
      body: api.credentials,
      response: { 201: api.me, default: problem },
    },
    async handler(request, reply) {
      const visitor = await door.visitor(request);
      const guest = visitor?.person.password === null ? visitor.person : undefined;
      const person = await people.register(request.body.name, request.body.password, guest);
      if (person === undefined) throw new RequestProblem('name-taken');
      if (guest === undefined) await door.admit(request, reply, person.id);
      return reply.code(201).send({ person: publicPerson(person) });
    },
  });

  web.route({
    method: 'POST',
    url: '/api/login',
    config: logins,
    schema: { summary: 'Log in', body: api.login, response: { 200: api.me, default: problem } },
    async handler(request, reply) {
      if (!(await perAccount(request))) throw new RequestProblem('too-many');
      const person = await people.login(request.body.name, request.body.password);
      if (person === undefined) throw new RequestProblem('wrong-password');
      await door.admit(request, reply, person.id);
      return reply.send({ person: publicPerson(person) });
    },
  });

  web.route({
    method: 'POST',
    url: '/api/logout',
    schema: { summary: 'End this session', response: { 204: nothing, default: problem } },
    async handler(request, reply) {
      const visitor = await door.visitor(request);
      if (visitor !== undefined) await storage.endSession(visitor.tokenHash);
      door.dismiss(reply);
      return reply.code(204).send();
    },
  });
}

/** May that account be tried once more? Guessing from many addresses is guessing too. */
function attemptsPerAccount(web: Web, limits: Limits): (request: FastifyRequest) => Promise<boolean> {
  const count = web.createRateLimit({
    max: limits.loginsPerAccount,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: ({ body }) => nameKey(api.login.parse(body).name),
  });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}

function account(web: Web, { people, door, tables, storage, limits }: Parts): void {
  const logins = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };

  web.route({
    method: 'GET',
    url: '/api/me',
    schema: { summary: 'Who am I?', response: { 200: api.whoami, default: problem } },
    async handler(request) {
      const visitor = await door.visitor(request);
      return { person: visitor === undefined ? null : publicPerson(visitor.person) };
    },
  });

  web.route({
    method: 'PATCH',
    url: '/api/me',
    config: logins,
    schema: {
      summary: 'Change the name of a guest, or the password of an account',
      body: api.changeMe,
      response: { 200: api.me, default: problem },
    },
    async handler(request) {
      const visitor = await door.known(request);
      const { name, password, currentPassword } = request.body;
      const isGuest = visitor.person.password === null;
      if (isGuest ? password !== undefined : name !== undefined) throw new RequestProblem('not-allowed');
      if (!(await people.knowsPassword(visitor.person, currentPassword))) throw new RequestProblem('wrong-password');
      const changed = await people.change(visitor, {
        ...(name === undefined ? {} : { name }),
        ...(password === undefined ? {} : { password }),
      });
      if (changed === undefined) throw new RequestProblem('name-taken');
      return { person: publicPerson(changed) };
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me',
    config: logins,
    schema: {
      summary: 'Delete the account; running games go on with a bot',
      body: api.deleteMe,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { person } = await door.known(request);
      if (!(await people.knowsPassword(person, request.body.currentPassword))) {
        throw new RequestProblem('wrong-password');
      }
      await leaveAllTables(person.id, tables, storage);
      await people.delete(person.id);
      door.dismiss(reply);
      return reply.code(204).send();
    },
  });
}

async function leaveAllTables(person: string, tables: Tables, storage: Storage): Promise<void> {
  for (const phase of ['open', 'playing'] as const) {
    const mine = await storage.tables({ phase, member: person, limit: MOST_TABLES });
    for (const text of mine) await tables.wish((JSON.parse(text) as Lobby).id, asked('leave', person));
  }
}

function sessions(web: Web, { people, door, storage }: Parts): void {
  web.route({
    method: 'GET',
    url: '/api/me/sessions',
    schema: { summary: 'Where I am logged in', response: { 200: api.sessions, default: problem } },
    async handler(request) {
      return { sessions: await people.sessions(await door.known(request)) };
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/sessions',
    schema: { summary: 'Log out everywhere', response: { 204: nothing, default: problem } },
    async handler(request, reply) {
      const { person } = await door.known(request);
      await storage.endSessions(person.id, null);
      door.dismiss(reply);
      return reply.code(204).send();
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/sessions/:id',
    schema: {
      summary: 'Log out there',
      params: api.sessionParams,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const visitor = await door.known(request);
      if (!(await people.endSession(visitor, request.params.id))) throw new RequestProblem('not-found');
      return reply.code(204).send();
    },
  });
}

function holidays(web: Web, { door, tables, storage, limits, now }: Parts): void {
  const few = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };
  const year = () => Date.UTC(new Date(now()).getUTCFullYear(), 0);
  const shown = async (person: string) => {
    const all = await storage.holidays(person, year());
    const left = HOLIDAYS_A_YEAR - daysOff(all, new Date(now()).getUTCFullYear());
    return { holidays: all.filter(({ until }) => until > now()), left };
  };
  const tell = async (person: string) => {
    const left = await storage.holidays(person, now());
    const mine = await storage.tables({ phase: 'playing', member: person, limit: MOST_TABLES });
    for (const text of mine) await tables.wish((JSON.parse(text) as Lobby).id, asked('rest', person, left));
  };

  web.route({
    method: 'GET',
    url: '/api/me/holidays',
    schema: { summary: 'My holidays', response: { 200: api.holidays, default: problem } },
    handler: async (request) => shown((await door.known(request)).person.id),
  });

  web.route({
    method: 'POST',
    url: '/api/me/holidays',
    config: few,
    schema: {
      summary: 'Take a holiday: my clocks stand still where the table allows it',
      body: api.takeHoliday,
      response: { 200: api.holidays, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { from, until } = request.body;
      if (from < now() - DAY || until <= from || until > now() + 400 * DAY) throw new RequestProblem('bad-request');
      const taken = await storage.holidays(person.id, year());
      const added: Holiday = { from: Math.max(from, now()), until };
      const all = [...taken, added];
      const years = [new Date(added.from).getUTCFullYear(), new Date(until).getUTCFullYear()];
      if (years.some((one) => daysOff(all, one) > HOLIDAYS_A_YEAR)) throw new RequestProblem('too-many-holidays');
      await storage.setHoliday(person.id, added);
      await tell(person.id);
      return shown(person.id);
    },
  });

  web.route({
    method: 'DELETE',
    url: '/api/me/holidays/:from',
    schema: {
      summary: 'End a holiday, or do not take it',
      params: api.holidayParams,
      response: { 200: api.holidays, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      const { from } = request.params;
      const holiday = (await storage.holidays(person.id, now())).find((one) => one.from === from);
      if (holiday === undefined) throw new RequestProblem('not-found');
      await storage.setHoliday(person.id, { from, until: Math.max(from, now()) });
      await tell(person.id);
      return shown(person.id);
    },
  });
}

function ownData(web: Web, parts: Parts): void {
  const { people, door, tables, storage, caller, company, keeper, matchmaker, limits } = parts;
  web.route({
    method: 'GET',
    url: '/api/me/data',
    config: { rateLimit: { max: limits.logins, timeWindow: '1 minute' } },
    schema: { summary: 'Everything that is kept of me', response: { 200: api.myData, default: problem } },
    async handler(request, reply) {
      const visitor = await door.known(request);
      const { id, createdAt } = visitor.person;
      reply.header('content-disposition', 'attachment; filename="tabularium-my-data.json"');
      return {
        person: { ...publicPerson(visitor.person), createdAt },
        sessions: await people.sessions(visitor),
        tables: await tables.list({ member: id, limit: MOST_TABLES }, id),
        said: await storage.sayings(id),
        calls: await caller.ownCalls(visitor),
        holidays: await storage.holidays(id, 0),
        shown: (await storage.ties.shown([id])).get(id) ?? 'everyone',
        circle: await company.circle(id),
        invitations: await company.invitations(id),
        played: await company.allGames(id),
        ratings: await company.ratings(id),
        search: (await matchmaker.searching(id)).search,
        cups: await keeper.ofPerson(id),
        notes: await storage.notes.of(id),
        beforehand: await storage.beforehand.of(id),
        challenges: await storage.medals.of(id),
        cupInvitations: await keeper.invitations(id),
        reports: (await storage.notes.reports(id)).map(({ person: _, ...report }) => report),
      };
    },
  });
}
