import type { IconName } from '../../design/icon-names.ts';

/** What stands for Civilization with Fame and Fortune on the shelf. */
export const sign: IconName = 'two-coins';
