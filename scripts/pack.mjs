/**
 * `npm run pack [-- FOLDER]`: the `tabularium` command as one package that needs nothing but Node: our sources bundled, the
 * web client built, the rulebooks beside it. Packages from npm are its dependencies.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from '@tabularium/build';
import { serverFiles } from '@tabularium/server/bundle';
import { build } from 'esbuild';

/** Every file that something starts, under the name it gets. Those of a server lie beside each other. */
const ENTRIES = {
  command: 'packages/cli/src/main.ts',
  start: 'scripts/start.mjs',
  thinker: 'packages/cli/src/play/thinker.ts',
  laboratory: 'packages/lab/src/worker.ts',
  database: 'packages/server/src/index.ts',
  ...Object.fromEntries(Object.entries(serverFiles).map(([name, source]) => [`server/${name}`, source])),
};

/** Only for who works on Tabularium itself: a package is never built again. */
const NOT_NEEDED = new Set(['vite', 'esbuild']);

const target = resolve(process.argv[2] ?? '.');
const folder = mkdtempSync(join(tmpdir(), 'tabularium-pack-'));
try {
  const needed = await bundleAll(join(folder, 'dist'));
  await buildClient(join(folder, 'packages/web/dist'));
  cpSync(join(root, 'docs/rules'), join(folder, 'docs/rules'), { recursive: true });
  for (const file of ['LICENSE', 'README.md']) cpSync(join(root, file), join(folder, file));
  writeCommand();
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(needed), null, 2)}\n`);
  mkdirSync(target, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', folder, '--json', '--silent'], { cwd: target, encoding: 'utf8' }),
  );
  console.log(join(target, packed.filename));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Bundle all entries; gives the names of the npm packages they import. */
async function bundleAll(outdir) {
  const needed = new Set();
  const built = Object.fromEntries(Object.entries(ENTRIES).map(([name, source]) => [source, `${name}.mjs`]));
  await build({
    entryPoints: ENTRIES,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    define: { 'process.env.BUILT': JSON.stringify(JSON.stringify(built)) },
    logLevel: 'warning',
    plugins: [outside(needed)],
  });
  return needed;
}

/** Packages from npm stay outside and are noted; our own are bundled, the bundler is replaced. */
function outside(needed) {
  return {
    name: 'outside',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (path === '@tabularium/build') return { path: join(root, 'scripts/pack/prebuilt.mjs') };
        if (path.startsWith('@tabularium/')) return undefined;
        const name = path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/');
        if (!isBuiltin(path) && !NOT_NEEDED.has(name)) needed.add(name);
        return { path, external: true };
      });
    },
  };
}

async function buildClient(outDir) {
  const { build: buildSite } = await import('vite');
  await buildSite({ root: join(root, 'packages/web'), logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

function writeCommand() {
  const file = join(folder, 'bin/tabularium.js');
  mkdirSync(dirname(file), { recursive: true });
  const code = "import { main } from '../dist/command.mjs';\n\nprocess.exitCode = await main(process.argv.slice(2));\n";
  writeFileSync(file, `#!/usr/bin/env node\n${code}`, { mode: 0o755 });
}

/** The package's own description, with the versions that our packages ask for. */
function manifest(needed) {
  const { version, license, description, engines, allowScripts } = readManifest(root);
  const asked = Object.assign({}, ...packageFolders().map((own) => readManifest(own).dependencies ?? {}));
  const dependencies = Object.fromEntries([...needed].sort().map((name) => [name, asked[name] ?? missing(name)]));
  const bin = { tabularium: 'bin/tabularium.js' };
  return {
    name: 'tabularium',
    version,
    type: 'module',
    license,
    description,
    engines,
    bin,
    dependencies,
    allowScripts,
  };
}

function missing(name) {
  throw new Error(`No package of ours declares ${name}, which the command imports.`);
}

function packageFolders() {
  const packages = join(root, 'packages');
  const games = readdirSync(join(packages, 'games')).map((game) => join(packages, 'games', game));
  const others = readdirSync(packages).map((name) => join(packages, name));
  return [...others, ...games].filter((own) => existsSync(join(own, 'package.json')));
}

function readManifest(own) {
  return JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
}
