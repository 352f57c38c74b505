/** Looking something up by its name, in the base game's box or the expansion's; names are never used twice. */

/** The thing of that name, from whichever box holds it. */
export function fromBoxes<Id extends string, Thing>(
  id: Id,
  base: Readonly<Partial<Record<Id, Thing>>>,
  expansion: Readonly<Partial<Record<Id, Thing>>>,
): Thing {
  const found = base[id] ?? expansion[id];
  if (found === undefined) throw new Error(`No box holds ${id}.`);
  return found;
}
