/** Circles of imports: files that cannot be understood, loaded or tested without each other. */

import type { Repository } from './repository.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Files each of which leads to all others, and the shortest way round. */
export interface Knot {
  readonly files: readonly string[];
  readonly circle: readonly string[];
}

/** Every knot of value imports, the largest first. Types are free: they are gone when the program runs. */
export function knots({ modules }: Repository): Knot[] {
  const graph: Graph = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap((one) => (one.path === null || one.onlyTypes ? [] : [one.path])),
    ]),
  );
  return stronglyConnected(graph)
    .filter(([first = '', ...others]) => others.length > 0 || graph.get(first)?.includes(first))
    .map((files) => files.toSorted())
    .map((files) => ({ files, circle: shortestCircle(graph, files) }))
    .sort((a, b) => b.files.length - a.files.length || (a.files[0] ?? '').localeCompare(b.files[0] ?? ''));
}

/** A knot as a sentence. */
export function inWords({ files, circle: [first = '', ...others] }: Knot): string {
  const way = [...others, first].join(', which imports ');
  const size = files.length > others.length + 1 ? ` (a knot of ${files.length} files)` : '';
  return `${first} imports ${way}${size}`;
}

/** Tarjan's way: a component is closed where nothing in it reaches farther back than its first file. */
function stronglyConnected(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const components: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) components.push(open.splice(open.indexOf(file)));
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return components;
}

/** The shortest way from some file of the component back to itself; among equals, that of the first file by name. */
function shortestCircle(graph: Graph, component: readonly string[]): string[] {
  const inside = new Set(component);
  return component.map((file) => wayBack(graph, file, inside)).reduce((a, b) => (b.length < a.length ? b : a));
}

function wayBack(graph: Graph, home: string, inside: ReadonlySet<string>): string[] {
  const ways: string[][] = [[home]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? home) ?? []) {
      if (next === home) return way;
      if (!inside.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [...inside];
}
