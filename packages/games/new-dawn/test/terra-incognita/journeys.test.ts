import { expect, test } from 'vitest';
import { journeysHold } from '../journeys.ts';

test('a caravan or army that is said to go on goes there and does nothing else', () =>
  expect(journeysHold({ module: 'terra-incognita' })).toBeGreaterThan(200));
