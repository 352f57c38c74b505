/** For those who have forgotten their password. Nothing in the answers says whether there is such an account. */

import { api, problem } from '@tabularium/protocol';
import type { Caller } from '../calls/caller.ts';
import type { Limits } from '../config.ts';
import type { People } from '../people/people.ts';
import { RequestProblem } from './problems.ts';
import { nothing, type Web } from './schemas.ts';

/** What these routes work with. */
interface Parts {
  readonly people: People;
  readonly caller: Caller;
  readonly limits: Limits;
  complain(what: string, cause: unknown): void;
}

/** The routes of forgotten passwords. */
export function passwordRoutes(web: Web, { people, caller, limits, complain }: Parts): void {
  const few = { rateLimit: { max: limits.logins, timeWindow: '1 minute' } };

  web.route({
    method: 'POST',
    url: '/api/password/forgotten',
    config: few,
    schema: {
      summary: 'Send a letter with a link to a new password, if there is such an account with a confirmed address',
      body: api.forgotten,
      response: { 202: api.lettersSent, default: problem },
    },
    async handler(request, reply) {
      // Looked for when the answer has gone: how long it takes tells nothing.
      setImmediate(() => {
        caller.forgotten(request.body.name).catch((cause) => complain('Could not send a letter', cause));
      });
      return reply.code(202).send({ letters: caller.sendsLetters });
    },
  });

  web.route({
    method: 'POST',
    url: '/api/password/reset',
    config: few,
    schema: {
      summary: 'Choose a new password, by a link; all sessions end',
      body: api.resetPassword,
      response: { 204: nothing, default: problem },
    },
    async handler(request, reply) {
      const { token, password } = request.body;
      if (!(await people.resetPassword(token, password))) throw new RequestProblem('not-found');
      return reply.code(204).send();
    },
  });
}
