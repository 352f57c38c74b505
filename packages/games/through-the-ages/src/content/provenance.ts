/** What is not known for sure of a card, so that its explanation can say so (TA 20.1). Everything else rests on several sources. */

/** How sure a card is. */
export type Source =
  /** Known from one source only. */
  | 'single'
  /** Its symbols are. */
  | 'single-symbols'
  /** Its symbols are, and that source contradicts itself. */
  | 'uncertain-symbols'
  /** Its costs are. */
  | 'single-costs'
  /** What it gives for good is. */
  | 'single-permanent'
  /** Its symbols and the number of its stages are. */
  | 'single-stages'
  /** What was changed about it is; the other numbers are those of the old card. */
  | 'single-change'
  /** What was changed about it is known; the other numbers are those of the old card. */
  | 'other-numbers'
  /** Total and symbols of one source; how the total is split into stages is our own. */
  | 'own-stages'
  /** One source, and the military actions it costs are our own. */
  | 'own-price'
  /** Something unknown was changed about it; what we changed is our own. */
  | 'own-military-action'
  | 'own-happy-face'
  | 'own-culture'
  | 'own-cost';

/** Of these cards. */
export type Sources<Cards = Readonly<Record<string, unknown>>> = { readonly [Id in keyof Cards]?: Source };
