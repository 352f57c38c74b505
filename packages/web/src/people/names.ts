/** Names of those who take part in something. */

import type { Person } from '@tabularium/protocol';

/** That person among these; a dash for those who are gone. */
export function nameIn(people: readonly Person[], id: string): Person {
  return people.find((one) => one.id === id) ?? { id, name: '–', guest: true };
}
