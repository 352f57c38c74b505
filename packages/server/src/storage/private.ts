/** Files and folders that only the server's own user may read: they hold password hashes and seeds. */

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

/** Make the file if it is not there, and close it to others. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Make the folder if it is not there; one that exists stays as its owner set it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}
