import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ByteText } from './compressed-beginning.ts';
import type { Sent } from './send-cached.ts';

/** A cached answer to a message, ready to be sent. */
export type KeptAnswer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ByteText;
};

export type KeptMessages<Sender> = {
  /** The paths that accept messages; others are ignored. */
  readonly paths: readonly string[];
  /**
   * The sender of a message, by its headers; undefined if the request should take the usual path, which judges it
   * before its body is read.
   */
  senderOf(request: IncomingMessage): Sender | undefined;
  /** The cached answer to a message, if its sender may have it right away. */
  find(request: IncomingMessage, sender: Sender, text: string): KeptAnswer | undefined;
};

type MessageParts<Sender> = {
  readonly kept: KeptMessages<Sender>;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  onSent(sent: Sent): void;
};

/** Longer messages take the usual path. */
const LONGEST_BYTES = 2000;

/** The length of the message, or undefined if it cannot be answered here. */
function lengthOf({ method, headers }: IncomingMessage): number | undefined {
  if (method !== 'POST' || headers['content-encoding'] !== undefined) return undefined;
  const length = Number(headers['content-length']);
  return length > 0 && length <= LONGEST_BYTES ? length : undefined;
}

/** Reads a body, which has nearly always arrived by the time its headers are handled; otherwise waits for the rest. */
function readShort(request: IncomingMessage, length: number, onRead: (body: Buffer) => void): void {
  const look = () => {
    // `read` with a length returns all of it or nothing; what has arrived stays buffered.
    const bytes: Buffer | null = request.read(length);
    if (bytes === null) request.once('readable', look);
    else onRead(bytes);
  };
  process.nextTick(look);
}

/**
 * Answers messages from the cache before anything else looks at them, as `send-cached.ts` does for GET requests.
 * Returns true if it took the request, which it hands on if nothing is cached for it.
 */
export function messageSender<Sender>({ kept, headers, onSent }: MessageParts<Sender>) {
  const common = Object.entries(headers).flat();
  const blocks = new WeakMap<KeptAnswer['headers'], readonly string[]>();

  function blockOf(own: KeptAnswer['headers']): readonly string[] {
    const known = blocks.get(own) ?? [...common, ...Object.entries(own).flat()];
    blocks.set(own, known);
    return known;
  }

  return (
    request: IncomingMessage,
    response: ServerResponse,
    passToRouter: () => void,
  ): boolean => {
    const { url = '' } = request;
    const length = kept.paths.includes(url) ? lengthOf(request) : undefined;
    const sender = length === undefined ? undefined : kept.senderOf(request);
    if (length === undefined || sender === undefined) return false;
    readShort(request, length, (body) => {
      const begun = performance.now();
      const answer = kept.find(request, sender, body.toString());
      if (!answer) {
        // The next handler reads the body again.
        request.unshift(body);
        passToRouter();
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
