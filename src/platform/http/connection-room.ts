import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Held = {
  readonly socket: Socket;
  /** When it was opened or last sent a request. */
  since: number;
  /** The response in progress, if any. */
  answer?: ServerResponse;
};

export type ConnectionRoom = {
  /**
   * Admits a connection, if necessary in place of some that wait for their clients; false if none of those can be
   * closed.
   */
  take(held: Held): boolean;
  leave(held: Held): void;
  count(): number;
};

/** How many connections are closed at once, so that a flood does not cause a search for each new one. */
const MADE_AT_ONCE = 1 / 64;

/** When no connection waits for its client, the next search happens no sooner than this. */
const LOOKED_AGAIN_AFTER_MS = 100;

/** Whether the client has to act next: send a request, send the rest of one, or read the response. */
function waitsForClient({ answer }: Held): boolean {
  if (!answer || answer.writableFinished || answer.destroyed) return true;
  return !answer.req.complete || answer.writableEnded || answer.writableNeedDrain;
}

/**
 * Bounds the number of open connections. When there are too many, those that wait for their client to send or to read
 * are closed, the longest-waiting first. A stranger who fills the room therefore keeps nobody out: a visitor who sends
 * a
 * request at once is being answered before it is their turn to be closed.
 */
export function connectionRoom(most: number, close: (held: Held) => void): ConnectionRoom {
  const held = new Set<Held>();
  const madeAtOnce = Math.ceil(most * MADE_AT_ONCE);
  let lookAgainAt = 0;

  function makeRoom(): void {
    if (performance.now() < lookAgainAt) return;
    const waiting = [...held].filter(waitsForClient).sort((one, other) => one.since - other.since);
    for (const each of waiting.slice(0, madeAtOnce)) {
      held.delete(each);
      close(each);
    }
    if (waiting.length === 0) lookAgainAt = performance.now() + LOOKED_AGAIN_AFTER_MS;
  }

  return {
    take(newcomer) {
      if (held.size >= most) makeRoom();
      if (held.size >= most) return false;
      held.add(newcomer);
      return true;
    },
    leave(leaver) {
      held.delete(leaver);
    },
    count: () => held.size,
  };
}
