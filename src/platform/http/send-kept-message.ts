import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteText } from './compressed-beginning.ts';
import type { Sent } from './send-cached.ts';

/** An answer to a message, ready to be sent. */
export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ByteText;
};

export type KeptMessages<Sender> = {
  /** Addresses that take messages; only these are looked at. */
  readonly paths: readonly string[];
  /** Who sends a message, by its head; nobody where it goes the long way, which judges it before it is read. */
  senderOf(request: IncomingMessage): Sender | undefined;
  /** What is kept for a message, where its sender may have it at once. */
  find(request: IncomingMessage, sender: Sender, text: string): KeptAnswer | undefined;
};

type MessageParts<Sender> = {
  readonly kept: KeptMessages<Sender>;
  /** Headers that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  onSent(sent: Sent): void;
};

/** Longer ones go the long way. */
const LONGEST_BYTES = 2000;

/** How long the message is; nothing where it is none that could be answered here. */
function lengthOf({ method, headers }: IncomingMessage): number | undefined {
  if (method !== 'POST' || headers['content-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length']);
  return length > 0 && length <= LONGEST_BYTES ? length : undefined;
}

/**
 * Reads a body that is whole by the time its head was dealt with, as a short one nearly always is; for the rest of
 * another one it is waited.
 */
function readShort(request: IncomingMessage, length: number, onRead: (body: Buffer) => void): void {
  const look = () => {
    // Only all of it: what has come so far stays where it is.
    const bytes: Buffer | null = request.read(length);
    if (bytes === null) request.once('readable', look);
    else onRead(bytes);
  };
  process.nextTick(look);
}

/**
 * Answers messages from what is kept before anything else looks at them, as `send-cached.ts` does for what is
 * asked by address. True where it takes the request, which it hands on if there is nothing kept for it.
 */
export function messageSender<Sender>({ kept, headers, onSent }: MessageParts<Sender>) {
  const common = Object.entries(headers).flat();
  const blocks = new WeakMap<KeptAnswer['headers'], readonly string[]>();

  function blockOf(own: KeptAnswer['headers']): readonly string[] {
    const known = blocks.get(own) ?? [...common, ...Object.entries(own).flat()];
    blocks.set(own, known);
    return known;
  }

  return (request: IncomingMessage, response: ServerResponse, handOn: () => void): boolean => {
    const { url = '' } = request;
    const length = kept.paths.includes(url) ? lengthOf(request) : undefined;
    const sender = length === undefined ? undefined : kept.senderOf(request);
    if (length === undefined || sender === undefined) return false;
    readShort(request, length, (body) => {
      const begun = performance.now();
      const answer = kept.find(request, sender, body.toString());
      if (!answer) {
        // The next caller reads it, too.
        request.unshift(body);
        handOn();
        return;
      }
      if (!request.complete) request.resume();
      const id = randomUUID();
      const size = String(answer.body.length);
      const own = blockOf(answer.headers);
      response.writeHead(200, [...own, 'content-length', size, 'x-request-id', id]);
      response.end(answer.body, 'latin1');
      onSent({ id, route: url, status: 200, tookMs: performance.now() - begun });
    });
    return true;
  };
}
