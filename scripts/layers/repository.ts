/** The repository as the layers check sees it: packages with what they declare, files with what they import. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A source file by its path from the root. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** What a package says about itself. */
export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One import of a file. */
export interface Import {
  /** What stands between the quotation marks. */
  readonly asked: string;
  /** The file of the repository it leads to, if it does. */
  readonly path: string | null;
  /** Is it gone when the program runs? A dynamic import is not. */
  readonly onlyTypes: boolean;
}

/** A file and all its imports. */
export interface Module extends Source {
  readonly imports: readonly Import[];
}

/** Everything that is checked. Packages are named by their folder, the root's is empty. */
export interface Repository {
  readonly modules: readonly Module[];
  readonly packages: ReadonlyMap<string, Manifest>;
}

/** The repository in that folder. */
export function readRepository(root: string): Repository {
  const files = ['packages', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => !/(?:^|\/)(?:node_modules|dist)\//.test(path)),
  );
  const atRoot = readdirSync(root).filter((file) => /\.[jt]s$|^package\.json$/.test(file));
  const paths = [...files, ...atRoot];
  const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
  return repositoryOf(
    paths.filter((path) => /\.(?:tsx?|mts|m?js)$/.test(path)).map(read),
    paths.filter((path) => posix.basename(path) === 'package.json').map(read),
  );
}

/** The repository of these sources and manifests. */
export function repositoryOf(sources: readonly Source[], manifests: readonly Source[] = []): Repository {
  const packages = new Map<string, Manifest>(
    manifests.map(({ path, text }) => [path.replace(/\/?package\.json$/, ''), JSON.parse(text)]),
  );
  const paths = new Set(sources.map(({ path }) => path));
  const exported = exportsOf(packages);
  const find = (from: string, asked: string): string | null => {
    const path = asked.startsWith('.') ? posix.join(posix.dirname(from), asked) : exported(asked);
    return path !== null && paths.has(path) ? path : null;
  };
  const modules = sources.map((source) => ({
    ...source,
    imports: importsOf(source).map((one) => ({ ...one, path: find(source.path, one.asked) })),
  }));
  return { modules, packages };
}

/** Finds the file behind a name such as `@tabularium/kernel/conformance`. */
function exportsOf(packages: ReadonlyMap<string, Manifest>): (asked: string) => string | null {
  const targets = [...packages].flatMap(([folder, { name, exports = {} }]) =>
    Object.entries(exports).map(([door, to]) => ({
      door: posix.join(name, door),
      file: posix.join(folder, typeof to === 'string' ? to : to.default),
    })),
  );
  return (asked) => {
    for (const { door, file } of targets) {
      const [before = '', after] = door.split('*');
      if (after === undefined && asked === door) return file;
      if (after !== undefined && asked.startsWith(before)) return file.replace('*', asked.slice(before.length));
    }
    return null;
  };
}

/** What a file imports, in whichever way. `import { type A }` counts as a value: it is still there at run time. */
function importsOf({ path, text }: Source): Omit<Import, 'path'>[] {
  const parsed = parseSync(path, text);
  const { module, errors } = parsed;
  if (errors[0] !== undefined) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    asked: moduleRequest.value,
    onlyTypes: entries.length > 0 && /^import\s+type\b/.test(text.slice(start, end)),
  }));
  const passedOn = module.staticExports.flatMap(({ entries, start, end }) =>
    entries.flatMap(({ moduleRequest }) =>
      moduleRequest === null
        ? []
        : [{ asked: moduleRequest.value, onlyTypes: /^export\s+type\b/.test(text.slice(start, end)) }],
    ),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2])
    .flatMap((asked) => (asked === undefined ? [] : [{ asked, onlyTypes: false }]));
  const ofTypes: Omit<Import, 'path'>[] = [];
  if (text.includes('import(')) {
    new Visitor({ TSImportType: ({ source }) => ofTypes.push({ asked: source.value, onlyTypes: true }) }).visit(
      parsed.program,
    );
  }
  return [...imported, ...passedOn, ...dynamic, ...ofTypes];
}
