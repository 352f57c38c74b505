/**
 * Requests to addresses that people have named. They lead out into the world and nowhere else: what lies in the machine
 * or its own network is not reached through us, whatever a name resolves to at that moment, and nobody is sent on elsewhere.
 */

import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

const INSIDE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(address, prefix, 'ipv4');
}
/** Of the newer addresses only those given out to the public are outside, and none that carries an older one within. */
const PUBLIC = new BlockList();
PUBLIC.addSubnet('2000::', 3, 'ipv6');
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  INSIDE.addSubnet(address, prefix, 'ipv6');
}

/** Does this address lie out in the world? */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && PUBLIC.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/** The address leads where we do not go. */
export class Inside extends Error {
  override readonly name = 'Inside';
}

/** As names are always looked up, but an answer that leads inside is none. */
const lookupOutside: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const inside = addresses?.find(({ address }) => !isOutside(address));
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) found(error ?? new Inside('no address'), '');
    else if (inside !== undefined) found(new Inside('an inner address'), '');
    else if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
};

/** What is sent. */
export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** May this address be called at all? Only https, unless the host allows its own network. */
export function mayReach(url: string, mayInside: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username } = new URL(url);
  if (username !== '') return false;
  if (mayInside) return protocol === 'https:' || protocol === 'http:';
  const literal = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(literal) === 0 || isOutside(literal));
}

/** Send it; gives the status of the answer and, if the other end asks for patience, for how many seconds. */
export function send(letter: Letter, mayInside: boolean): Promise<{ status: number; after: number | undefined }> {
  if (!mayReach(letter.url, mayInside)) return Promise.reject(new Inside('an inner address'));
  const request = letter.url.startsWith('https:') ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(
      letter.url,
      {
        method: 'POST',
        headers: { ...letter.headers, 'content-length': Buffer.byteLength(letter.body) },
        signal: AbortSignal.timeout(PATIENCE),
        ...(mayInside ? {} : { lookup: lookupOutside }),
      },
      (answer) => {
        const wait = Number(answer.headers['retry-after']);
        resolve({ status: answer.statusCode ?? 0, after: Number.isFinite(wait) ? wait : undefined });
        answer.destroy(); // nobody reads it
      },
    );
    sending.on('error', reject);
    sending.end(letter.body);
  });
}
