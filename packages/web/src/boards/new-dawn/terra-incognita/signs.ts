/** The signs and colours of the expansion's pieces. */

import type { IconName } from '../../../design/icon-names.ts';
import type { DialEvent, District } from './content.ts';

/** The icon of each district. */
export const DISTRICT_ICON: Readonly<Record<District, IconName>> = {
  campus: 'graduate-cap',
  'commercial-hub': 'shop',
  encampment: 'barracks-tent',
  'industrial-zone': 'factory',
  'theater-square': 'drama-masks',
};

/** The colour of each district: that of the cards it serves. */
export const DISTRICT_COLOUR: Readonly<Record<District, string>> = {
  campus: 'var(--nd-science)',
  'commercial-hub': 'var(--nd-economy)',
  encampment: 'var(--nd-military)',
  'industrial-zone': 'var(--nd-industry)',
  'theater-square': 'var(--nd-culture)',
};

/** The icon of each symbol of the event dial. */
export const EVENT_ICON: Readonly<Record<DialEvent, IconName>> = {
  spawn: 'barbarian',
  movement: 'horned-helm',
  districts: 'village',
  government: 'crown',
  wonders: 'ancient-columns',
};
