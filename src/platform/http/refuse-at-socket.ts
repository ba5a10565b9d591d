import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainHead, readPlainHead } from './plain-head.ts';

type Watched = {
  /** Node's own parser for the connection. */
  readonly parse: (chunk: Buffer) => void;
  /** The last response that went through the parser. */
  last: ServerResponse;
  /** Whether the last chunk ended like a request head, so that the parser is not in the middle of a request. */
  isBetween: boolean;
};

/** A request head that was read from a socket and not yet parsed by Node. */
export type Arrived = PlainHead & Pick<IncomingMessage, 'socket'>;

type SocketRefuserParts = {
  /** The complete response to refuse with, one character per byte; undefined if the request should be parsed. */
  refusalOf(arrived: Arrived): string | undefined;
  /** Whether requests are being refused at all. */
  isRefusing(): boolean;
};

/** Longer heads go to the parser. */
const LONGEST_HEAD = 4_000;
const HEAD_END = '\r\n\r\n';

const endsAsHead = (chunk: Buffer) =>
  chunk.toString('latin1', chunk.length - HEAD_END.length) === HEAD_END;

/** Whether neither a request nor a response is in progress, nor a response that the client is slow to read. */
const isIdle = (socket: Socket, { last, isBetween }: Watched) =>
  isBetween && last.writableFinished && last.req.complete && socket.writableLength === 0;

/**
 * Refuses requests straight at the socket, on connections on which one was refused before. Parsing a request, creating
 * its objects and writing the response takes three times as long. Anything but a plain, complete GET goes to the
 * parser.
 */
export function socketRefuser({ refusalOf, isRefusing }: SocketRefuserParts) {
  const known = new WeakMap<Socket, Watched>();

  function refuse(socket: Socket, chunk: Buffer): boolean {
    if (chunk.length > LONGEST_HEAD || !endsAsHead(chunk)) return false;
    const head = readPlainHead(chunk.toString('latin1'));
    const refusal = head && refusalOf({ ...head, socket });
    if (refusal === undefined) return false;
    socket.write(refusal, 'latin1');
    return true;
  }

  function watch(socket: Socket, last: ServerResponse): void {
    const [parse, ...others] = socket.listeners('data') as Watched['parse'][];
    if (!parse || others.length > 0 || socket.destroyed || known.has(socket)) return;
    const watched: Watched = { parse, last, isBetween: false };
    known.set(socket, watched);
    // Adding a listener makes Node's parser stop reading from the socket by itself.
    socket.removeListener('data', parse);
    socket.on('data', (chunk: Buffer) => {
      if (isRefusing() && isIdle(socket, watched) && refuse(socket, chunk)) return;
      watched.isBetween = endsAsHead(chunk);
      parse(chunk);
    });
  }

  return {
    /** Called for every request that is parsed. */
    note({ socket }: IncomingMessage, response: ServerResponse): void {
      const watched = known.get(socket);
      if (watched) watched.last = response;
    },
    /** Called for a request that was refused after parsing: the next one on its connection need not be parsed. */
    watchAfter(request: IncomingMessage, response: ServerResponse): void {
      if (known.has(request.socket)) return;
      response.once('finish', () => watch(request.socket, response));
    },
  };
}
