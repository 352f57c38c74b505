import type { IconName } from '../../design/icon-names.ts';

/** What stands for Through the Ages on the shelf. */
export const sign: IconName = 'sundial';
