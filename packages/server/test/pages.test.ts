/** The web client's files and pages, as the server sends them. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { newFolder, PATIENT, removeFolders, startTestServer } from './support/config.ts';

vi.setConfig(PATIENT);
afterAll(removeFolders);

const SCRIPT = 'export const words = "over and over again";\n'.repeat(500);

let server: RunningServer;
beforeAll(async () => {
  const webFolder = newFolder();
  mkdirSync(join(webFolder, 'assets'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>The table</title>');
  writeFileSync(join(webFolder, 'assets', 'app-1.js'), SCRIPT);
  server = await startTestServer({ webFolder });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.web.inject({ method: 'GET', url, headers });

test('scripts travel compressed to whoever can unpack them, and are kept for good', async () => {
  const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  expect(packed.headers['cache-control']).toContain('immutable');
  const plain = await get('/assets/app-1.js', { 'accept-encoding': 'identity' });
  expect(plain.body).toBe(SCRIPT);
});

test('answers of the interface are not compressed, for they may hold secrets beside what a stranger wrote', async () => {
  const answer = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.length).toBeGreaterThan(5000);
});

test('every address of a page gets the client; what is missing among the scripts is missing', async () => {
  const page = await get('/table/some-id', { accept: 'text/html' });
  expect(page.body).toContain('The table');
  expect((await get('/assets/app-2.js')).statusCode).toBe(404);
});
