/** The layers between packages: who may import whom, and which code must run anywhere. */

import { posix } from 'node:path';
import type { Module, Repository } from './repository.ts';

/** Own packages each package may import, beside itself. `games` stands for every game but the catalogue. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  catalogue: ['kernel', 'games'],
  bots: ['kernel', 'games', 'catalogue'],
  protocol: ['kernel', 'bots'],
  build: [],
  lab: ['kernel', 'games', 'catalogue', 'bots', 'build'],
  server: ['kernel', 'games', 'catalogue', 'bots', 'protocol', 'build'],
  web: ['kernel', 'games', 'catalogue', 'bots', 'protocol'],
  cli: ['kernel', 'games', 'catalogue', 'bots', 'protocol', 'build', 'lab', 'server'],
};

/** Packages of others that also run anywhere, and who needs them. */
const PURE_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['@noble/hashes', 'pure-rand'],
  protocol: ['zod'],
};

/** What is not there everywhere, or makes two runs differ. */
const IMPURE =
  /(?<![.\w$])(Date|Math\s*\.\s*random|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|process|console|performance|crypto|globalThis|window|document|navigator|localStorage|indexedDB|fetch|Buffer|require|eval|Function|XMLHttpRequest|WebSocket|Worker)(?![\w$])(?!\s*[?]?\s*:)/g;

/** Every import that leaves its layer, and every word that does not run anywhere, each as a sentence. */
export function strayedPackages({ modules }: Repository): string[] {
  return modules.flatMap((module) => [...forbiddenImports(module), ...impurities(module)]);
}

/** The package of a file, as named in the rules, and its own name. */
function homeOf(path: string): { layer: string; name: string } | undefined {
  const [, game, plain] = /^packages\/(?:games\/([^/]+)|([^/]+))\//.exec(path) ?? [];
  const name = game ?? plain;
  if (name === undefined) return undefined;
  return { name, layer: game !== undefined && game !== 'catalogue' ? 'games' : name };
}

function forbiddenImports({ path, imports }: Module): string[] {
  const home = homeOf(path);
  if (home === undefined || isEndToEnd(path)) return [];
  return imports.filter(({ asked }) => !mayImport(home, path, asked)).map(({ asked }) => `${path} imports ${asked}`);
}

/** End-to-end tests start everything there is, so they may import it. */
function isEndToEnd(path: string): boolean {
  return /^packages\/[^/]+\/e2e\//.test(path);
}

function mayImport(home: { layer: string; name: string }, path: string, imported: string): boolean {
  if (imported.startsWith('.')) return staysInside(path, imported);
  if (imported.startsWith('@tabularium/')) return mayImportOwn(home, imported.slice('@tabularium/'.length));
  if (!isPure(path)) return true;
  if (path.startsWith('packages/kernel/src/conformance/') && imported === 'vitest') return true;
  return (PURE_PACKAGES[home.layer] ?? []).some((one) => imported === one || imported.startsWith(`${one}/`));
}

function mayImportOwn({ layer, name }: { layer: string; name: string }, imported: string): boolean {
  const [target = ''] = imported.split('/');
  if (target === name) return true;
  const allowed = MAY_IMPORT[layer] ?? [];
  const targetLayer = Object.hasOwn(MAY_IMPORT, target) ? target : 'games';
  return allowed.includes(targetLayer) || allowed.includes(imported);
}

/** Does a relative import end in the package it starts from? */
function staysInside(path: string, imported: string): boolean {
  return homeOf(posix.join(posix.dirname(path), imported))?.name === homeOf(path)?.name;
}

/** Kernel, games, bots and protocol run anywhere: in a browser, a worker, a terminal, a server. */
function isPure(path: string): boolean {
  return /^packages\/(?:kernel\/(?:src|examples)|games\/[^/]+\/src|(?:bots|protocol)\/src)\//.test(path);
}

function impurities({ path, text }: Module): string[] {
  if (!isPure(path)) return [];
  const code = withoutStrings(withoutComments(text));
  return [...new Set([...code.matchAll(IMPURE)].map(([, word = '']) => word))].map((word) => `${path} uses ${word}`);
}

/** A comment, or a string that may look like one, or a regular expression that may look like a string. */
const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[(,=:[!&|?{};\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\//g;

function withoutComments(text: string): string {
  return text.replace(COMMENT_OR_STRING, (part) => (/^\/[/*]/.test(part) ? ' ' : part));
}

/** Code alone: strings emptied, of templates only the expressions kept. */
function withoutStrings(text: string): string {
  return text
    .replace(COMMENT_OR_STRING, "''")
    .replace(/`(?:\\.|[^`\\])*`/g, (template) =>
      [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(';'),
    );
}
