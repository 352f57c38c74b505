/** Others that calls go to, on this machine: a push service that opens what it gets, a post office, a program. */

import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Something that has come in. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A program that is told things over HTTP; `answers` are its next statuses, then 201. */
export class Receiver {
  readonly received: Received[] = [];
  readonly answers: number[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        response.statusCode = this.answers.shift() ?? 201;
        response.end();
      });
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What came in, as JSON. */
  get told() {
    return this.received.map(({ body }) => JSON.parse(String(body)));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHmac('sha256', key)).digest();

/** A browser: its keys, and how it opens what it is sent (RFC 8291, RFC 8188). */
export class Browser {
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly endpoint: string;

  constructor(endpoint: string) {
    this.keys.generateKeys();
    this.endpoint = endpoint;
  }

  /** What the browser gives to the page, and the page to the server. */
  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Open a message; throws if it was not made for this browser, or changed on the way. */
  read({ headers, body }: Received) {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('unknown encoding');
    const salt = body.subarray(0, 16);
    const size = body.readUInt32BE(16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    if (record.length > size) throw new Error('more than one record');
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const material = hmac(hmac(this.auth, shared), info, Buffer.from([1]));
    const base = hmac(salt, material);
    const key = hmac(base, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
    const nonce = hmac(base, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
    const end = plain.lastIndexOf(2);
    return JSON.parse(plain.subarray(0, end).toString());
  }
}

/** Who sent this, by the signature that push services check (RFC 8292): its claims and its key, or an error. */
export function senderOf({ headers }: Received): { claims: { aud: string; exp: number; sub: string }; key: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!right) throw new Error('wrong signature');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

/** A post office that keeps what it gets; `refusals` are what it says to the next letters instead. */
export class PostOffice {
  readonly letters: { to: string; text: string }[] = [];
  readonly refusals: { code: number }[] = [];
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const refusal = this.refusals.shift();
          if (refusal !== undefined) return done(Object.assign(new Error('no'), { responseCode: refusal.code }));
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          this.letters.push({ to, text: decoded(Buffer.concat(parts).toString()) });
          done();
        });
      },
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Without the soft line ends, escapes and words of the mail's encoding. */
function decoded(letter: string): string {
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString())
    .replace(/\r?\n /g, ' ');
}
