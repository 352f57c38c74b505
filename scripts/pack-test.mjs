/**
 * `npm run test:pack`: makes the package, installs it in an empty folder, starts it there and plays a game through its
 * programming interface: what somebody has who has only Node. Needs the npm registry.
 */

import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import WebSocket from 'ws';

/** So many milliseconds pass before each move. */
const PACE = 60;

/** So often in a row something may come too late. */
const PATIENCE = 5;

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

/** A game of one person against a bot, over HTTP and WebSocket. */
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

/** A guest plays against a bot until the game is over, taking whatever comes first, and gets the match file. */
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
  const seats = [{ kind: 'mine' }, { kind: 'bot', bot: { kind: 'random' } }];
  const { table } = await ask('POST', '/api/tables', { game: 'stone-age', seats });
  await playOut(address, cookie, table.id);
  const file = await ask('GET', `/api/matches/${table.id}/file`);
  if (file.result === undefined) throw new Error('The match file has no result.');
  console.log(`Played ${file.moves.length} moves of ${file.game} at ${address}.`);
}

/**
 * Over the WebSocket: do the first thing that may be done, until nothing may. What was said while others went on may come
 * too late; then the next thing is done, unless that happens again and again.
 */
function playOut(address, cookie, table) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers: { cookie } });
  const say = (message) => socket.send(JSON.stringify({ v: 1, table, ...message }));
  let late = 0;
  let seen;
  let next;
  const goOn = () => {
    const [
      {
        decision,
        actions: [action],
      } = { actions: [] },
    ] = seen ?? [];
    clearTimeout(next);
    // no faster than a person may
    if (action !== undefined)
      next = setTimeout(say, PACE, { kind: 'act', seat: 0, id: randomUUID(), decision, action });
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The server closed the connection with ${code}.`)));
    /** Is the game over, or has the table come to something else? */
    const follow = ({ phase }) => {
      if (phase === 'finished') resolve();
      else if (phase !== 'playing') reject(new Error(`The table is ${phase}.`));
    };
    socket.on('message', (text) => {
      const { kind, lobby, sights, ...message } = JSON.parse(text);
      if (kind === 'hello') say({ kind: 'watch', since: 0 });
      if (kind === 'ack') late = 0;
      if (kind === 'error' || (kind === 'refused' && ++late > PATIENCE)) reject(new Error(JSON.stringify(message)));
      if (lobby !== undefined) follow(lobby);
      seen = sights ?? seen;
      if (kind === 'refused' || sights !== undefined) goOn();
    });
  }).finally(() => {
    clearTimeout(next);
    socket.terminate();
  });
}
