/** Whom one has blocked: what they say is not shown. */

import type { Circle } from '@tabularium/protocol';
import { useServer } from '../session/server.ts';
import { useAsked } from './asked.ts';

/** Those people, once it is known. */
export function useBlocked(): ReadonlySet<string> {
  const { person } = useServer();
  const { answer } = useAsked<Circle>(person === null ? null : '/me/friends');
  return new Set(answer?.blocked.map(({ id }) => id));
}
