/** The part of the service worker that is called: it shows what the server says, and opens the table. */

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() ?? {};
  if (title === undefined) return;
  const shown = { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.path ?? '/', self.location.origin);
  event.waitUntil(open(wanted));
});

/** The page, in a window that shows it already, in one that can, or in a new one. */
async function open(wanted) {
  if (wanted.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === wanted.pathname);
  if (there !== undefined) return there.focus();
  const quiet = windows.find(({ url }) => !new URL(url).pathname.startsWith('/table/'));
  if (quiet === undefined) return self.clients.openWindow(wanted.href);
  await quiet.focus();
  return quiet.navigate(wanted.href);
}
