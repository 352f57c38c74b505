/** The ways out: to a browser, to a mailbox, to another program. Each says whether it arrived, may yet, or never will. */

import type { CallSettings, PushedCall } from '@tabularium/protocol';
import { createTransport, type Transporter } from 'nodemailer';
import webPush, { type VapidKeys } from 'web-push';
import type { Device } from '../storage/calls.ts';
import type { Message } from './message.ts';
import { Inside, send } from './outside.ts';
import { callWords } from './words.ts';

/** What became of a call: `again` is worth another attempt, after so many seconds if the other end has said so. */
export type Outcome =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'again'; readonly reason: string; readonly after?: number | undefined }
  | { readonly kind: 'never'; readonly reason: string };

/** How long a push service keeps a call for a browser that sleeps, in seconds. */
const KEPT = 86_400;

const ARRIVED = { kind: 'arrived' } as const;

/** An answer of a web server: whoever is busy or broken is asked again, whoever refuses is not. */
function outcomeOf({ status, after }: { status: number; after: number | undefined }): Outcome {
  if (status >= 200 && status < 300) return ARRIVED;
  const reason = `http-${status}`;
  return status === 408 || status === 429 || status >= 500
    ? { kind: 'again', reason, after }
    : { kind: 'never', reason };
}

function failureOf(error: unknown): Outcome {
  if (error instanceof Inside) return { kind: 'never', reason: 'inner-address' };
  const { code } = error as { code?: unknown };
  return { kind: 'again', reason: typeof code === 'string' ? code : 'unreachable' };
}

/** To a browser, by Web Push: encrypted for it alone. */
export async function push(
  device: Device,
  message: PushedCall,
  keys: VapidKeys,
  subject: string,
  mayInside: boolean,
): Promise<Outcome> {
  try {
    const { title, body, tag, path } = message;
    const { headers, body: sealed } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify({ title, body: body.slice(0, 1000), tag, path } satisfies PushedCall),
      { vapidDetails: { subject, ...keys }, TTL: KEPT, urgency: 'normal', topic: topicOf(tag) },
    );
    const { 'Content-Length': _, ...rest } = headers;
    return outcomeOf(await send({ url: device.endpoint, headers: rest, body: sealed ?? '' }, mayInside));
  } catch (error) {
    return failureOf(error);
  }
}

/** Of two calls with the same topic a sleeping browser gets the later one. */
const topicOf = (tag: string) => tag.replace(/[^\w-]/g, '').slice(0, 32);

/** A text for whoever reads it in a chat or a log: what waits, and where. */
function textOf({ title, body }: Message, link: string): string {
  return `${title}: ${body}\n${link}`;
}

/** To another program, in the form it understands. */
export async function hook(
  { url, shape }: NonNullable<CallSettings['hook']>,
  message: Message,
  links: { readonly open: string; readonly stop: string; readonly id: string },
  mayInside: boolean,
): Promise<Outcome> {
  const { title, body, tables } = message;
  const text = textOf(message, links.open);
  const shapes = {
    json: { id: links.id, title, text: body, link: links.open, tables, stop: links.stop },
    discord: { content: text, allowed_mentions: { parse: [] } },
    slack: { text: text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign) },
  };
  try {
    const headers = { 'content-type': 'application/json', 'user-agent': 'Tabularium', 'idempotency-key': links.id };
    return outcomeOf(await send({ url, headers, body: JSON.stringify(shapes[shape]) }, mayInside));
  } catch (error) {
    return failureOf(error);
  }
}

/** The post office: one connection for all e-mails. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor(url: string, from: string) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    } as Parameters<typeof createTransport>[0]);
    this.from = from;
  }

  /** To a mailbox, with a link to the table and one to hear no more. */
  async call(address: string, message: Message, links: { open: string; stop: string; stopNow: string; id: string }) {
    const say = callWords[message.language];
    return this.send({
      to: address,
      subject: message.tables.length === 1 ? `${message.title}: ${message.body}` : message.title,
      text: `${message.body}\n\n${say.open}: ${links.open}\n\n${say.stopMail}: ${links.stop}\n`,
      messageId: `<${links.id}@tabularium>`,
      headers: {
        'List-Unsubscribe': `<${links.stopNow}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  }

  /** Any letter. */
  async send(letter: {
    to: string;
    subject: string;
    text: string;
    messageId?: string;
    headers?: Record<string, string>;
  }) {
    try {
      await this.transport.sendMail({ from: this.from, ...letter });
      return ARRIVED;
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string };
      const reason = responseCode === undefined ? (code ?? 'unreachable') : `smtp-${responseCode}`;
      return { kind: (responseCode ?? 400) >= 500 ? 'never' : 'again', reason } satisfies Outcome;
    }
  }

  close(): void {
    this.transport.close();
  }
}
