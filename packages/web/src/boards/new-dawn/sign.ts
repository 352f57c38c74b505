import type { IconName } from '../../design/icon-names.ts';

/** What stands for A New Dawn on the shelf. */
export const sign: IconName = 'greek-temple';
