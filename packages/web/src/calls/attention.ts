/** Signs that it is one's turn, for whoever looks at another window: in the title, on the tab's sign, on the app's. */

import { useEffect } from 'react';

const MARK = '● ';
const ICON = '/icon.svg';
/** The sign of the tab with a dot, drawn once. */
const MARKED_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#3b2f26"/><path d="M14 46h36M18 42V26m10 16V26m8 16V26m10 16V26M12 24 32 12l20 12z" stroke="#f4ecdb" stroke-width="4" fill="none"/><circle cx="48" cy="16" r="14" fill="#c0392b" stroke="#fff" stroke-width="4"/></svg>',
)}`;

/** For how many tables each part of the page asks for attention. */
const asking = new Map<string, number>();

function show(): void {
  const count = Math.max(0, ...asking.values());
  const bare = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = count > 0 ? MARK + bare : bare;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', count > 0 ? MARKED_ICON : ICON);
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // a browser may have no place for it
}

/** Ask for attention to so many tables, as long as the component lives. */
export function useAttention(part: string, count: number): void {
  useEffect(() => {
    asking.set(part, count);
    show();
    return () => {
      asking.delete(part);
      show();
    };
  }, [part, count]);
}

/**
 * A notification while the page is open but out of sight, if the person has allowed them. It has the tag of the server's
 * own call, so that of both only one is seen.
 */
export function useNotification(asked: boolean, title: string, body: string, table: string): void {
  useEffect(() => {
    if (!asked || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    const shown = { body, tag: `turn-${table}`, icon: '/icon-192.png', data: { path: `/table/${table}` } };
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, shown));
  }, [asked, title, body, table]);
}
