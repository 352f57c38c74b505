/**
 * `npm run test:pack`: makes the package, installs it in an empty folder, starts it there and plays a game through its
 * programming interface: what somebody has who has only Node. Needs the npm registry.
 */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@tabularium/build';

const folder = mkdtempSync(join(tmpdir(), 'tabularium-alone-'));
const { TABULARIUM_WEB: _web, DATABASE_URL: _url, ...env } = process.env;

try {
  execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), folder], { stdio: 'inherit' });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder, stdio: 'inherit' });
  terminalGame();
  await serverGame();
  console.log('The package plays and serves.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A whole game of bots at the terminal, then its file verified. */
function terminalGame() {
  const run = (...args) => execFileSync('npx', ['tabularium', ...args], { cwd: folder, env, encoding: 'utf8' });
  run('play', 'stone-age', '--seats', 'random,random', '--save', 'match.json');
  const verdict = run('verify', 'match.json');
  if (!verdict.includes('finished')) throw new Error(`The match was not finished: ${verdict}`);
  if (!run('rules', 'stone-age', '4.1').startsWith('SA 4.1')) throw new Error('The rulebook is not there.');
}

/** A game of one person against a bot, over HTTP alone: the person resigns their seat to a bot, which plays on. */
async function serverGame() {
  const child = spawn('npx', ['tabularium', 'serve', '--port', '0', '--data', join(folder, 'data')], {
    cwd: folder,
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // npx and the server end together
  });
  try {
    const address = await addressOf(child);
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    if (!page.includes('<script')) throw new Error('The web client is not there.');
    await playAt(address);
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    await once(child, 'exit');
  }
}

/** Where the server says that it is. Its output is read to the end: a server whose words nobody takes would stop. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\/\/\S+:\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}

async function playAt(address) {
  let cookie = '';
  const ask = async (method, path, body) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const reply = await fetch(address + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  await ask('POST', '/api/guest', {});
  const bot = { kind: 'random' };
  const seats = [{ kind: 'mine' }, { kind: 'bot', bot }];
  const { table } = await ask('POST', '/api/tables', { game: 'stone-age', seats });
  await ask('POST', `/api/tables/${table.id}/takeover`, { seat: 0, bot });
  for (;;) {
    const { table: now } = await ask('GET', `/api/tables/${table.id}`);
    if (now.phase === 'finished') break;
    if (now.phase !== 'playing') throw new Error(`The table is ${now.phase}.`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const file = await ask('GET', `/api/matches/${table.id}/file`);
  console.log(`Played ${file.moves.length} moves of ${file.game} at ${address}.`);
}
