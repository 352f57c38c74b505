/** The layers of the repository: who may import whom, and which code must run anywhere. */

/** A source file by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Own packages each package may import, beside itself. `games` stands for every game but the catalogue. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  catalogue: ['kernel', 'games'],
  bots: ['kernel', 'games', 'catalogue'],
  lab: ['kernel', 'games', 'catalogue', 'bots'],
  server: ['kernel', 'games', 'catalogue', 'bots'],
  web: ['kernel', 'games', 'catalogue', 'bots', 'server/protocol'],
  cli: ['kernel', 'games', 'catalogue', 'bots', 'lab', 'server'],
};

/** Packages of others that code which must run anywhere may import. */
const PURE_PACKAGES = ['@noble/hashes', 'pure-rand'];

/** What is not there everywhere, or makes two runs differ. */
const IMPURE =
  /(?<![.\w$])(Date|Math\s*\.\s*random|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|process|console|performance|crypto|globalThis|window|document|navigator|localStorage|indexedDB|fetch|Buffer|require|eval|Function|XMLHttpRequest|WebSocket|Worker)(?![\w$])(?!\s*[?]?\s*:)/g;

const IMPORT = /(?<![\w$.])(?:from|import)\s*\(?\s*(['"])([^'"\s]+)\1/g;

/** Every broken rule of the layers in these files, each as a sentence. */
export function violations(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [...forbiddenImports(source), ...impurities(source)]);
}

/** The package of a file, as named in the rules, and its own name. */
function homeOf(path: string): { layer: string; name: string } | undefined {
  const [, game, plain] = /^packages\/(?:games\/([^/]+)|([^/]+))\//.exec(path) ?? [];
  const name = game ?? plain;
  if (name === undefined) return undefined;
  return { name, layer: game !== undefined && game !== 'catalogue' ? 'games' : name };
}

function forbiddenImports({ path, text }: Source): string[] {
  const home = homeOf(path);
  if (home === undefined || isEndToEnd(path)) return [];
  return importsOf(text)
    .filter((imported) => !mayImport(home, path, imported))
    .map((imported) => `${path} imports ${imported}`);
}

/** End-to-end tests start everything there is, so they may import it. */
function isEndToEnd(path: string): boolean {
  return /^packages\/[^/]+\/e2e\//.test(path);
}

/** What a file imports, in whichever way. */
function importsOf(text: string): string[] {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, , imported = '']) => imported);
}

function mayImport(home: { layer: string; name: string }, path: string, imported: string): boolean {
  if (imported.startsWith('.')) return staysInside(path, imported);
  if (imported.startsWith('@tabularium/')) return mayImportOwn(home, imported.slice('@tabularium/'.length));
  if (!isPure(path)) return true;
  if (path.startsWith('packages/kernel/src/conformance/') && imported === 'vitest') return true;
  return home.name === 'kernel' && PURE_PACKAGES.some((one) => imported === one || imported.startsWith(`${one}/`));
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
  const folder = new URL(path, 'file:///');
  return homeOf(new URL(imported, folder).pathname.slice(1))?.name === homeOf(path)?.name;
}

/** Kernel, games and bots run anywhere: in a browser, a worker, a terminal, a server. */
function isPure(path: string): boolean {
  return /^packages\/(?:kernel\/(?:src|examples)|games\/[^/]+\/src|bots\/src)\//.test(path);
}

function impurities({ path, text }: Source): string[] {
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
