import { test } from 'vitest';
import { copiesHold } from './copying.ts';

test('a copy says the same and is not changed by what is done to the state', () => copiesHold({}));
