import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and balancers wait for each answer; who sends ahead a little is served all the same. */
export const MOST_AHEAD = 16;

type Asked = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Answers what comes on one connection one after the other, as it has to be sent, so that whoever never reads keeps
 * one answer in memory and one file open, not sixteen. Closes connections on which far more is asked than was answered:
 * all that a caller sends at once is read at once, some thousand requests of it, before anybody else has a turn.
 */
export function oneAtATurn(answer: RequestListener): RequestListener {
  /** What waits for its turn on connections on which something is being answered. */
  const waiting = new WeakMap<Socket, Asked[]>();

  function take([request, response]: Asked): void {
    const { socket } = request;
    // Also after an answer that broke off.
    response.once('close', () => {
      const next = waiting.get(socket)?.shift();
      if (next && socket.writable) take(next);
      else waiting.delete(socket);
    });
    answer(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const ahead = waiting.get(socket);
    if (ahead === undefined) {
      waiting.set(socket, []);
      take([request, response]);
    } else if (ahead.push([request, response]) >= MOST_AHEAD) {
      socket.destroy();
    }
  };
}
