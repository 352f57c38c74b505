/** Civilization: The Board Game with Fame and Fortune, for two to five players. */

import { compose } from '@tabularium/kernel';
import { fame } from './fame-and-fortune/index.ts';
import { deck } from './great-person-deck/index.ts';
import { investments } from './investments/index.ts';
import { base } from './modules/base.ts';
import { presets } from './modules/presets.ts';

export type { FameLabels } from './labels.ts';
export type { FameAndFortune, FameState, FameView } from './state.ts';

/** The game of its four boxes. */
export const fameAndFortune = { ...compose(base, { fame, deck, investments }), presets };
