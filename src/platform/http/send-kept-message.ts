import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sent } from './send-cached.ts';

/** An answer to a message, ready to be sent. */
export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
};

export type KeptMessages = {
  /** The beginnings of addresses that take messages; only these are looked at. */
  readonly paths: readonly string[];
  /** What is kept for a message, where its sender may have it at once. */
  find(request: IncomingMessage, text: string): KeptAnswer | undefined;
};

type MessageParts = {
  readonly kept: KeptMessages;
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

function readShort(request: IncomingMessage, length: number, onRead: (body: Buffer) => void): void {
  const look = () => {
    // Only all of it: what has come so far stays where it is.
    const bytes: Buffer | null = request.read(length);
    if (bytes === null) {
      request.once('readable', look);
      return;
    }
    onRead(bytes);
  };
  request.once('readable', look);
}

/**
 * Answers messages from what is kept before anything else looks at them, as `send-cached.ts` does for what is
 * asked by address. True where it takes the request, which it hands on if there is nothing kept for it.
 */
export function messageSender({ kept, headers, onSent }: MessageParts) {
  const common = Object.entries(headers).flat();
  return (request: IncomingMessage, response: ServerResponse, handOn: () => void): boolean => {
    const { url = '' } = request;
    const length = kept.paths.includes(url) ? lengthOf(request) : undefined;
    if (length === undefined) return false;
    readShort(request, length, (body) => {
      const begun = performance.now();
      const answer = kept.find(request, body.toString());
      if (!answer) {
        // Whoever comes next reads it too.
        request.unshift(body);
        handOn();
        return;
      }
      request.resume();
      const id = randomUUID();
      const own = { ...answer.headers, 'content-length': String(answer.bytes.length) };
      response.writeHead(200, [...common, ...Object.entries(own).flat(), 'x-request-id', id]);
      response.end(answer.bytes);
      onSent({ id, route: url, status: 200, tookMs: performance.now() - begun });
    });
    return true;
  };
}
