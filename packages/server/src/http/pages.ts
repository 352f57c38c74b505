/** The web client's files; every other address is a page of the client. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './problems.ts';

const NO_CLIENT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tabularium</title>
<h1>Tabularium</h1>
<p>The server is running. The web client has not been built; <code>npm start</code> builds it.</p>
<p><a href="/api/openapi.json">The programming interface</a></p>
</html>
`;

/** Serve the built client, or a page that says that there is none. */
export async function pages(web: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built) {
    await web.register(compress, { encodings: ['gzip', 'identity'], globalDecompression: false });
    await web.register(statics, {
      root: folder,
      wildcard: true,
      setHeaders: (reply, path) => {
        const isNamedByContent = path.includes('/assets/');
        reply.header(
          'cache-control',
          isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        );
      },
    });
  }
  web.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|ws|assets)\b/.test(request.url);
    if (!isPage || !(request.headers.accept ?? '').includes('text/html')) throw new RequestProblem('not-found');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return built ? reply.sendFile('index.html') : reply.send(NO_CLIENT);
  });
}
