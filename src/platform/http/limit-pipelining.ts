import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and balancers wait for each answer; who sends ahead a little is served all the same. */
export const MOST_AHEAD = 16;

/**
 * Closes connections on which far more is asked than was answered. All that a caller sends at once is read at once,
 * some thousand requests of it, before anybody else has a turn, and their answers wait in memory for one who never
 * reads them. True where a request is to be left alone, as are those that came along with it.
 */
export function pipelineLimiter() {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_AHEAD) {
      socket.destroy();
      return true;
    }
    waiting.set(socket, count);
    // Also of an answer that broke off.
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return false;
  };
}
