/** This browser as one that can be called. */

import type { OwnCalls } from '@tabularium/protocol';
import { ask } from '../session/server.ts';

/** Can this browser be called at all? */
export const canBeCalled = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Let this browser be called, with the person's permission; all about their calls afterwards. */
export async function callHere(key: string): Promise<OwnCalls> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('denied');
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known !== null && !isKeyOf(known, key)) await known.unsubscribe();
  const agreed = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = agreed.toJSON();
  return ask('POST', '/me/calls/devices', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } });
}

/** Call this browser, or another one of the person's, no more. */
export async function callNoMore(id: string, isHere: boolean): Promise<void> {
  await ask('DELETE', `/me/calls/devices/${id}`);
  if (!isHere) return;
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

function isKeyOf({ options }: PushSubscription, key: string): boolean {
  const used = options.applicationServerKey;
  return (
    used !== null && btoa(String.fromCharCode(...new Uint8Array(used))) === btoa(String.fromCharCode(...bytesOf(key)))
  );
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
