/** What a package imports it declares: for itself, not by luck of its neighbours. */

import type { Manifest, Module, Repository } from './repository.ts';

/** Every import of a package that the importing package does not declare, each as a sentence. */
export function undeclared({ modules, packages }: Repository): string[] {
  const folders = [...packages.keys()].sort((a, b) => b.length - a.length);
  return modules.flatMap((module) => {
    const folder = folders.find((one) => one === '' || module.path.startsWith(`${one}/`));
    const manifest = folder === undefined ? undefined : packages.get(folder);
    return manifest === undefined ? [] : complaints(module, manifest, packages.get('')?.devDependencies);
  });
}

/** `tools` are those of the whole repository: tests may use them without asking. */
function complaints({ path, imports }: Module, manifest: Manifest, tools: Manifest['devDependencies']): string[] {
  const { name, dependencies, peerDependencies, devDependencies } = manifest;
  const always = { [name]: '', ...dependencies, ...peerDependencies };
  const forWork = { ...always, ...devDependencies, ...(isTest(path) ? tools : {}) };
  const missing = imports
    .filter(({ asked }) => /^[^.]/.test(asked) && !/^(?:node|virtual):/.test(asked))
    .map(({ asked, onlyTypes }) => ({ asked: packageOf(asked), onlyTypes }))
    .filter(({ asked, onlyTypes }) => !Object.hasOwn(isShipped(path) && !onlyTypes ? always : forWork, asked));
  return [...new Set(missing.map(({ asked }) => `${path} imports ${asked}, which ${name} does not declare`))];
}

/** Code that runs for users must not need what is only there for development, but for its types. */
const isShipped = (path: string): boolean => /^packages\/(?:games\/)?[^/]+\/(?:src|bin)\//.test(path);

const isTest = (path: string): boolean => /\/(?:test|e2e)\//.test(path);

function packageOf(asked: string): string {
  return asked
    .split('/')
    .slice(0, asked.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages from outside that are asked for in two versions, each as a sentence. */
export function disagreements({ packages }: Repository): string[] {
  const ranges = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of packages.values()) {
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      ranges.set(name, (ranges.get(name) ?? new Set()).add(range));
    }
  }
  return [...ranges]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name} is asked for as ${[...all].join(' and ')}`);
}
