import type { IconName } from '../../design/icon-names.ts';

/** What stands for Stone Age on the shelf. */
export const sign: IconName = 'stone-axe';
