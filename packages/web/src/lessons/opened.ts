/** A lesson or challenge that is opened for a page, and closed when the page is left. */

import { useEffect, useState } from 'react';
import type { LessonSession } from './session.ts';

/**
 * What `find` opens under these two names: `undefined` while it is at it, and `missing` if there is no such thing. What went
 * wrong is thrown, for the page around to tell.
 */
export function useOpened<T extends { readonly session: LessonSession }>(
  find: (shelf: string, id: string) => Promise<T | undefined>,
  shelf: string,
  id: string,
): T | 'missing' | undefined {
  const [opened, setOpened] = useState<T | 'missing'>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let left = false;
    let session: LessonSession | undefined;
    const open = async () => {
      const found = await find(shelf, id);
      if (left) return found?.session.close();
      session = found?.session;
      setOpened(found ?? 'missing');
    };
    open().catch(setFailure);
    return () => {
      left = true;
      session?.close();
    };
  }, [find, shelf, id]);
  if (failure !== undefined) throw failure;
  return opened;
}
