import { test } from 'vitest';
import { copiesHold } from '../copying.ts';

test('a copy holds the zones of Terra Incognita, too, and is not changed by what is done to the state', () =>
  copiesHold({ module: 'terra-incognita' }));
