/** Links that prove who gave them out: to stop a kind of call, to confirm an address. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { CHANNELS, type Channel } from '@tabularium/protocol';

/** Signs with the server's own secret. */
export class Signer {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  private seal(...words: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(words)).digest('base64url').slice(0, 22);
  }

  /** The word that stops one kind of call to that person. */
  stop(person: string, channel: Channel): string {
    return `${channel}.${person}.${this.seal('stop', person, channel)}`;
  }

  /** Who wants to be called no more, and how; `undefined` if nobody gave that word out. */
  readStop(token: string): { person: string; channel: Channel } | undefined {
    const [word = '', person = '', seal = ''] = token.split('.');
    const channel = CHANNELS.find((one) => one === word);
    if (channel === undefined || !isSame(seal, this.seal('stop', person, channel))) return undefined;
    return { person, channel };
  }

  /** The word that only who reads this address can know. */
  confirm(person: string, address: string): string {
    return `${person}.${this.seal('confirm', person, address)}`;
  }

  /** Is this the word for that address? */
  confirms(token: string, person: string, address: string): boolean {
    return isSame(token, this.confirm(person, address));
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
