import { expect, test } from 'vitest';
import { developCost } from '../../src/queries/costs.ts';
import { position } from '../position.ts';

test.each([[{ leader: 'william-shakespeare-adjusted', on: { 'printing-press': 1 } }, 'opera', false, 4]])(
  'TA 10.15 TA 19.23 with %o %s (revolution %o) costs %i science',
  (patch, card, revolution, science) => {
    expect(developCost(position().has(0, patch).game, 0, card, revolution)).toBe(science);
  },
);
