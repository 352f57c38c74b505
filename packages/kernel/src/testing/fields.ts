/** Is everything that stands in the box read by somebody? */

/** Every name of a field in the box, nested ones too. */
function fieldsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  if (Array.isArray(value)) for (const item of value) fieldsOf(item, found);
  else {
    for (const [name, part] of Object.entries(value)) {
      if (!/^\d+$/.test(name)) found.add(name);
      fieldsOf(part, found);
    }
  }
  return found;
}

/** The ways code reads a field: as a property, taken out of an object, taken out under another name, by its name. */
export const readers = (field: string) =>
  new RegExp(
    [
      `\\.${field}\\b`,
      `[{,]\\s*${field}\\s*(?:[,}]|=[^=])`,
      `\\{[^{}]*\\b${field}: \\w+[^{}]*\\}(?: =[^=>]|: [A-Z])`,
      `'${field}'`,
    ].join('|'),
  );

/** The fields of the box that this code does not read. */
export function unreadFields(box: unknown, code: string): string[] {
  return [...fieldsOf(box)].filter((field) => !readers(field).test(code)).toSorted();
}
