/** What boards call the zones and concepts that Terra Incognita adds; the words are in the text books. */

/** The labels of one language. */
export interface TerraLabels {
  readonly types: { readonly growth: string };
  readonly army: string;
  readonly armies: string;
  readonly forts: string;
  readonly governments: string;
  readonly noGovernment: string;
  readonly rulesHere: string;
  readonly farther: (places: number) => string;
  readonly countsAs: (slot: number) => string;
  readonly fromTo: (from: number, to: number) => string;
  readonly unique: string;
  readonly fortGoal: (count: number) => string;
  readonly cardsOf: (done: number, needed: number) => string;
  readonly lost: string;
  readonly cheaper: string;
  readonly supportPart: string;
  readonly fortPart: string;
  readonly reinforcements: (count: number) => string;
  readonly diePart: string;
  readonly tokensPart: string;
  readonly fortHere: string;
  readonly waterHere: string;
  readonly several: string;
  readonly exploring: string;
  readonly notYet: string;
  readonly notHere: string;
  readonly tilesLeft: (tiles: number) => string;
  readonly now: string;
  readonly bothSides: string;
  readonly ibrahim: string;
  readonly union: (name: string) => string;
  readonly chosenKind: string;
  readonly placed: string;
  readonly armiesOnCard: string;
}
