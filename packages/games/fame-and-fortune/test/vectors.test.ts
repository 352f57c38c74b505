/** Every worked example of the rules is played or worked out; each names the paragraphs it proves. */

import { describe, expect, test } from 'vitest';
import { battles } from './vectors/battles.ts';
import { cities } from './vectors/cities.ts';
import { dealings } from './vectors/dealings.ts';
import { land } from './vectors/land.ts';
import { metropolis } from './vectors/metropolis.ts';
import { movement } from './vectors/movement.ts';
import { numbers } from './vectors/numbers.ts';
import { people } from './vectors/people.ts';
import { setUp } from './vectors/set-up.ts';
import { turns } from './vectors/turns.ts';
import vectors from './vectors.json' with { type: 'json' };

const answers = {
  ...numbers,
  ...battles,
  ...land,
  ...movement,
  ...metropolis,
  ...cities,
  ...setUp,
  ...turns,
  ...dealings,
  ...people,
};

/** The answer for a vector: the one with the longest beginning of its id. */
const kinds = Object.keys(answers).toSorted((one, other) => other.length - one.length);
const kindOf = (id: string): string => kinds.find((kind) => id.startsWith(kind)) ?? '';

describe('vectors', () => {
  test('there are 328, each is answered, and every answer is asked for', () => {
    expect(vectors.vectors).toHaveLength(328);
    expect(vectors.vectors.filter(({ id }) => kindOf(id) === '').map(({ id }) => id)).toEqual([]);
    const asked = new Set(vectors.vectors.map(({ id }) => kindOf(id)));
    expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
  });

  test.each(vectors.vectors.map((vector) => [`${vector.rules.join(' ')} ${vector.id}`, vector] as const))(
    '%s',
    (_, { id, given, expect: expected }) => {
      expect(answers[kindOf(id)]?.(given, expected)).toEqual(expected);
    },
  );
});
