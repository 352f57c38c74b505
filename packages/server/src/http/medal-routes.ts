/** How challenges went: kept with the account, so that medals are wherever one logs in. */

import { api, problem } from '@tabularium/protocol';
import type { Games } from '../config.ts';
import { known } from '../people/medals.ts';
import type { Storage } from '../storage/storage.ts';
import { RequestProblem } from './problems.ts';
import type { Web } from './schemas.ts';
import type { Door } from './security.ts';

/** What this route works with. */
interface Parts {
  readonly door: Door;
  readonly storage: Storage;
  readonly games: Games;
}

/** The route of results. */
export function medalRoutes(web: Web, { door, storage, games }: Parts): void {
  web.route({
    method: 'PUT',
    url: '/api/me/challenges',
    schema: {
      summary: 'Keep how challenges went, where it is better than before; gives the best of all (accounts)',
      body: api.challengeResults,
      response: { 200: api.challengeResults, default: problem },
    },
    async handler(request) {
      const { person } = await door.known(request);
      if (person.password === null) throw new RequestProblem('needs-account');
      await storage.medals.keep(person.id, await known(games, request.body.results));
      return { results: await storage.medals.of(person.id) };
    },
  });
}
