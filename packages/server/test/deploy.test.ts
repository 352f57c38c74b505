/** The files in `deploy/`: the proxies are real where they are installed, the unit's command is run, the rest is read. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '@tabularium/build';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { playOut } from './support/client.ts';
import { newFolder, PATIENT, removeFolders, startTestServer, UNLIMITED } from './support/config.ts';
import { mine, randomBot, somebody } from './support/seated.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Play a game and try the limits through a proxy at that address, in front of a server that knows of one. */
async function expectGoodProxy(start: (upstream: string, port: number) => void): Promise<void> {
  const server = await startTestServer({ proxies: 1, limits: { ...UNLIMITED, logins: 3 } });
  const port = await freePort();
  start(`127.0.0.1:${server.port}`, port);
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  const client = await somebody(address);
  const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
  expect((await playOut(client, id)).length).toBeGreaterThan(1);
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  expect(await post('/api/guest', { origin: address }, {}), 'the host is kept').toBe(201);
  const guess = { name: 'nobody', password: 'a guess of mine' };
  const guesses = [];
  for (let i = 0; i < 5; i++) guesses.push(await post('/api/login', { 'x-forwarded-for': `203.0.113.${i}` }, guess));
  expect(guesses, 'an invented address voids no limit').toEqual([401, 401, 401, 429, 429]);
  for (const path of ['/metrics', '/ready']) expect((await fetch(address + path)).status, path).toBe(404);
  await server.close();
}

describe('proxies', () => {
  test.skipIf(!isInstalled('nginx'))('nginx passes games on (skipped where nginx is not installed)', async () => {
    await expectGoodProxy((upstream, port) => {
      const folder = newFolder();
      const site = read('nginx.conf')
        .replace('127.0.0.1:8080', upstream)
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
        .replace(/^ *ssl_certificate.*\n/gm, '');
      const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const config = `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { access_log off; ${own.join(' ')}\n${site}\n}\n`;
      writeFileSync(join(folder, 'nginx.conf'), config);
      run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
    });
  });

  test.skipIf(!isInstalled('caddy'))('Caddy passes games on (skipped where Caddy is not installed)', async () => {
    await expectGoodProxy((upstream, port) => {
      const env = { SITE: `http://127.0.0.1:${port}`, UPSTREAM: upstream, HOME: newFolder() };
      const file = join(newFolder(), 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n}\n${read('Caddyfile')}`);
      run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env);
    });
  });
});

/** The settings of a unit, each with all its values. */
function unit(): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of read('tabularium.service').split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}

describe('the unit for systemd', () => {
  test('starts the command, in its environment', async () => {
    const [command = ''] = unit().get('ExecStart') ?? [];
    const environment = (unit().get('Environment') ?? []).join(' ').split(' ');
    const env = Object.fromEntries(environment.map((pair) => pair.split('=') as [string, string]));
    const bin = join(root, 'node_modules', '.bin');
    const [program = '', ...args] = command.split(' ');
    const child = run(program, args, {
      ...env,
      PORT: '0',
      TABULARIUM_DATA: newFolder(),
      TABULARIUM_WEB: newFolder(),
      PATH: `${bin}:${process.env['PATH']}`,
    });
    let said = '';
    child.stdout?.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/Tabularium is ready: http:\/\/localhost:\d+/);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test.skipIf(!isInstalled('systemd-analyze'))('is one (skipped where systemd is not installed)', () => {
    const check = () => execFileSync('systemd-analyze', ['verify', join(root, 'deploy', 'tabularium.service')]);
    expect(check).not.toThrow();
  });
});

describe('containers', () => {
  const serverReadme = readFileSync(join(root, 'packages/server/README.md'), 'utf8');

  test('set only what the server knows', () => {
    const set = [
      ...`${read('compose.yaml')}\n${read('Dockerfile')}`.matchAll(/\b(TABULARIUM_\w+|DATABASE_URL|NATS_URL)\b/g),
    ];
    expect(set.length).toBeGreaterThan(3);
    for (const [name] of set) expect(serverReadme).toContain(`\`${name}\``);
  });

  test('are services that depend on each other and on files that are there', () => {
    const { services, volumes } = parse(read('compose.yaml'));
    expect(Object.keys(services)).toEqual(['database', 'nats', 'tabularium', 'thinker', 'proxy']);
    const { build, environment, depends_on: after } = services.tabularium;
    expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true);
    expect(new URL(environment.DATABASE_URL.replace(/\$\{.*\}/, 'x')).hostname).toBe('database');
    expect(after.database.condition).toBe('service_healthy');
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(after)));
    const nats = new URL(environment.NATS_URL.replace(/\$\{.*\}/, 'x'));
    expect(nats.hostname).toBe('nats');
    expect(services.nats.command).toEqual([
      '--user',
      nats.username,
      '--pass',
      expect.stringContaining('NATS_PASSWORD'),
    ]);
    const { command, environment: same } = services.thinker;
    expect(command).toEqual(['/app/node_modules/.bin/tabularium', 'think']);
    expect([same.DATABASE_URL, same.NATS_URL]).toEqual([environment.DATABASE_URL, environment.NATS_URL]);
    expect(services.proxy.environment.UPSTREAM).toBe('tabularium:8080');
    for (const { volumes: mounted = [] } of Object.values<{ volumes?: string[] }>(services)) {
      for (const [source = ''] of mounted.map((one) => one.split(':'))) {
        expect(source.startsWith('.') ? existsSync(join(root, 'deploy', source)) : source in volumes, source).toBe(
          true,
        );
      }
    }
  });

  test('copy what exists, run as somebody without rights, and stop politely', () => {
    const lines = read('Dockerfile').split('\n');
    expect(lines).toContain('USER node');
    expect(lines).toContain('STOPSIGNAL SIGTERM');
    expect(lines.at(-2)).toBe('CMD ["/app/node_modules/.bin/tabularium", "serve"]');
  });
});

test('the dashboard asks for figures the server has', async () => {
  const server = await startTestServer();
  const client = await somebody(server.address);
  const { id } = await client.makeTable({ game: 'tic-tac-toe', seats: [mine, randomBot] });
  await playOut(client, id);
  const { body } = await client.request('GET', '/metrics');
  const names = new Set([...String(body).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(read('grafana/tabularium.json')) as { panels: { targets: { expr: string }[] }[] };
  const asked = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(tabularium|nodejs|process)_\w+/g) ?? []),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const name of asked) expect(names, name).toContain(name.replace(/_(bucket|count|sum)$/, ''));
  await server.close();
});
