/** The signs and colours of what is printed on cards and tokens. */

import type { IconName } from '../../design/icon-names.ts';
import type { FocusType, Resource, Sector } from './content.ts';

/** The icon of each type of focus card; wonders and city-states wear the same. */
export const TYPE_ICON: Readonly<Record<FocusType, IconName>> = {
  culture: 'lyre',
  science: 'materials-science',
  economy: 'old-wagon',
  industry: 'gears',
  military: 'crossed-swords',
  growth: 'wheat',
};

/** The colour of each type, as a custom property of the board. */
export const typeColour = (type: FocusType): string => `var(--nd-${type})`;

/** The icon of each resource. */
export const RESOURCE_ICON: Readonly<Record<Resource, IconName>> = {
  marble: 'ancient-columns',
  mercury: 'droplets',
  oil: 'oil-drum',
  diamond: 'cut-diamond',
};

/** The icon of each sector of the event dial; the blank one has none. */
export const SECTOR_ICON: Readonly<Partial<Record<Sector, IconName>>> = {
  spawn: 'barbarian',
  movement: 'horned-helm',
  trade: 'two-coins',
};
