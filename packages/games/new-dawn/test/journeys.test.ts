import { expect, test } from 'vitest';
import { journeysHold } from './journeys.ts';

test('a caravan that is said to go on goes there and does nothing else', () =>
  expect(journeysHold({})).toBeGreaterThan(200));
