import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainHead, readPlainHead } from './plain-head.ts';

type Watched = {
  /** Reads what comes as ever. */
  readonly parse: (chunk: Buffer) => void;
  /** The last answer that went the long way. */
  last: ServerResponse;
  /** Whether what came last ended as a head does, so that the parser is in the midst of no other. */
  isBetween: boolean;
};

/** A request that waits at a socket to be refused or read. */
export type Arrived = PlainHead & Pick<IncomingMessage, 'socket'>;

type AtSocket = {
  /** The whole answer as it is written, one character a byte; undefined where the request is to be read. */
  refusalOf(arrived: Arrived): string | undefined;
  /** Whether anything is refused at all. */
  isRefusing(): boolean;
};

/** Longer heads are read as ever. */
const LONGEST_HEAD = 4_000;
const HEAD_END = '\r\n\r\n';

const endsAsHead = (chunk: Buffer) =>
  chunk.toString('latin1', chunk.length - HEAD_END.length) === HEAD_END;

/** Nothing is under way on it, neither a request nor an answer, also none that is slow to be taken. */
const isIdle = (socket: Socket, { last, isBetween }: Watched) =>
  isBetween && last.writableFinished && last.req.complete && socket.writableLength === 0;

/**
 * Refuses requests on connections on which some were refused before, as they come in: to take one apart, to make
 * objects of it and of its answer and to write that takes three times as long as this. Whatever is not plainly a
 * GET that came whole is handed to the parser.
 */
export function socketRefuser({ refusalOf, isRefusing }: AtSocket) {
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
    // Listening to what comes, the server's own parser no longer takes it from the socket by itself.
    socket.removeListener('data', parse);
    socket.on('data', (chunk: Buffer) => {
      if (isRefusing() && isIdle(socket, watched) && refuse(socket, chunk)) return;
      watched.isBetween = endsAsHead(chunk);
      parse(chunk);
    });
  }

  return {
    /** Of every request that is read. */
    note({ socket }: IncomingMessage, response: ServerResponse): void {
      const watched = known.get(socket);
      if (watched) watched.last = response;
    },
    /** Called for a request that was refused after it was read: the next on its connection need not be read. */
    watchAfter(request: IncomingMessage, response: ServerResponse): void {
      if (known.has(request.socket)) return;
      response.once('finish', () => watch(request.socket, response));
    },
  };
}
