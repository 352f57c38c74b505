// @ts-check
/** Small changes to a source that break what it says: the mutants. Knows nothing of files or tests. */

import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';

/**
 * One change to one source.
 * @typedef {object} Mutant
 * @property {string} file
 * @property {number} start   the first character that is replaced
 * @property {number} end   the character after the last one
 * @property {string} text   what stands there instead
 * @property {number} line   from 1
 * @property {string} code   the whole line as it was, trimmed
 * @property {string} change   what was replaced by what, for people
 */

/** @typedef {{ type: string, start: number, end: number } & Record<string, any>} Node */

/** What each operator is mistaken for. */
const MISTAKEN = /** @type {Readonly<Record<string, string>>} */ ({
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
});

/** Methods that answer the opposite question. */
const OPPOSITE = /** @type {Readonly<Record<string, string>>} */ ({
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
});

/** Wrappers of types around an expression: only the expression is code. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Expressions that do something; as a statement they can be dropped. */
const DOING = new Set(['CallExpression', 'AssignmentExpression', 'UpdateExpression']);

/**
 * Every mutant of a TypeScript source, in its order.
 * @param {string} file
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  /** @type {Mutant[]} */
  const found = [];
  visit(/** @type {any} */ (program), (node, parent) => {
    for (const [start, end, text] of changesTo(node, parent, source)) {
      found.push(mutant(file, source, start, end, text));
    }
  });
  return found;
}

/**
 * @param {string} file
 * @param {string} source
 * @param {number} start
 * @param {number} end
 * @param {string} text
 * @returns {Mutant}
 */
function mutant(file, source, start, end, text) {
  const line = source.slice(0, start).split('\n').length;
  const short = (/** @type {string} */ words) => words.replace(/\s+/g, ' ').trim();
  return {
    file,
    start,
    end,
    text,
    line,
    code: (source.split('\n')[line - 1] ?? '').trim(),
    change: `${short(source.slice(start, end))} → ${short(text) || 'nothing'}`,
  };
}

/**
 * Visit every node that is code: no types, no imports.
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined) => void} see
 * @param {Node} [parent]
 */
function visit(node, see, parent) {
  if (TYPED.has(node.type)) return visit(node['expression'], see, parent);
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return;
  see(node, parent);
  for (const [name, part] of Object.entries(node)) {
    if (name === 'key' && !node['computed']) continue;
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child?.type === 'string') visit(child, see, node);
    }
  }
}

/**
 * What can go wrong at this node: from, to, and what stands there instead.
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} source
 * @returns {[number, number, string][]}
 */
function changesTo(node, parent, source) {
  const words = source.slice(node.start, node.end);
  switch (node.type) {
    case 'BinaryExpression':
      return isText(node['left']) || isText(node['right']) ? [] : mistaken(node, source);
    case 'LogicalExpression':
      if (node['operator'] === '??') return [];
      return [...mistaken(node, source), ...[node['left'], node['right']].map((side) => keep(node, side, source))];
    case 'AssignmentExpression':
      return mistaken(node, source);
    case 'Literal':
      if (typeof node['value'] === 'number') return [[node.start, node.end, String(node['value'] + 1)]];
      return typeof node['value'] === 'boolean' ? [[node.start, node.end, String(!node['value'])]] : [];
    case 'IfStatement':
      return [negated(node['test'], source), [node['test'].start, node['test'].end, 'true']];
    case 'ConditionalExpression':
      return [negated(node['test'], source)];
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node.start, node.start + 1, '']] : [];
    case 'UpdateExpression':
      if (parent?.type === 'ForStatement') return [];
      return [[node.start, node.end, words.replaceAll(/\+\+|--/g, (sign) => (sign === '++' ? '--' : '++'))]];
    case 'ExpressionStatement':
      return DOING.has(node['expression'].type) ? [[node.start, node.end, ';']] : [];
    case 'MemberExpression':
      return opposite(node);
    default:
      return [];
  }
}

/** @param {Node} node */
const isText = (node) => node.type === 'TemplateLiteral' || typeof node['value'] === 'string';

/**
 * @param {Node} node
 * @param {string} source
 * @returns {[number, number, string][]}
 */
function mistaken(node, source) {
  const other = MISTAKEN[node['operator']];
  if (other === undefined) return [];
  const at = source.indexOf(node['operator'], node['left'].end);
  return [[at, at + node['operator'].length, other]];
}

/**
 * One side of an `and` or `or` alone: the other condition is gone.
 * @param {Node} node
 * @param {Node} side
 * @param {string} source
 * @returns {[number, number, string]}
 */
const keep = (node, side, source) => [node.start, node.end, `(${source.slice(side.start, side.end)})`];

/**
 * @param {Node} test
 * @param {string} source
 * @returns {[number, number, string]}
 */
const negated = (test, source) => [test.start, test.end, `!(${source.slice(test.start, test.end)})`];

/**
 * @param {Node} node
 * @returns {[number, number, string][]}
 */
function opposite({ property, computed }) {
  const other = computed ? undefined : OPPOSITE[property.name];
  return other === undefined ? [] : [[property.start, property.end, other]];
}

/**
 * The source with the mutant in it.
 * @param {string} source
 * @param {Pick<Mutant, 'start' | 'end' | 'text'>} mutant
 */
export const mutated = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/**
 * So many of them, by chance, and the same again for the same seed.
 * @param {readonly Mutant[]} mutants
 * @param {number} count
 * @param {string} seed
 */
export function sample(mutants, count, seed) {
  const lot = (/** @type {Mutant} */ { file, start, end, text }) =>
    createHash('sha256').update([seed, file, start, end, text].join('\n')).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

/**
 * A mutant that plays the same game, and why; found again by its line, wherever that has moved.
 * @typedef {object} Harmless
 * @property {string} file
 * @property {string} code
 * @property {string} change
 * @property {string} why
 */

/**
 * Is that mutant known to change nothing?
 * @param {Mutant} mutant
 * @param {readonly Harmless[]} known
 */
export const isHarmless = (mutant, known) =>
  known.some(({ file, code, change }) => mutant.file === file && mutant.code === code && mutant.change === change);
