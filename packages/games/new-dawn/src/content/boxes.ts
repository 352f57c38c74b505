/** Looking something up by its name, in the base game's box or the expansion's; names are never used twice. */

type Box<Id extends string, Thing> = () => Readonly<Partial<Record<Id, Thing>>>;

/** A look-up in both boxes. They are opened when something is first asked for, because they know each other. */
export function fromBoxes<Id extends string, Thing>(base: Box<Id, Thing>, expansion: Box<Id, Thing>) {
  const known = new Map<Id, Thing>();
  return (id: Id): Thing => {
    let thing = known.get(id);
    if (thing !== undefined) return thing;
    thing = base()[id] ?? expansion()[id];
    if (thing === undefined) throw new Error(`No box holds ${id}.`);
    known.set(id, thing);
    return thing;
  };
}
