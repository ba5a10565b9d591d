import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and load balancers wait for each response; a client that pipelines a little is served all the same. */
export const MOST_AHEAD = 16;

type Asked = readonly [request: IncomingMessage, response: ServerResponse];

/**
 * Answers the requests on one connection one after the other, as they have to be sent, so that a client that never
 * reads holds one answer in memory and one file open instead of sixteen. A connection with too many unanswered requests
 * is closed: all that a client sends at once is parsed at once, a thousand requests of it, before anybody else has a
 * turn.
 */
export function serializePerConnection(answer: RequestListener): RequestListener {
  /** Requests that wait for their turn, on connections where a response is in progress. */
  const waiting = new WeakMap<Socket, Asked[]>();

  function take([request, response]: Asked): void {
    const { socket } = request;
    // `close` also follows a response that was aborted.
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
