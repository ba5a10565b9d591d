import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Held = {
  readonly socket: Socket;
  /** When it last asked for something, or came about. */
  since: number;
  /** The answer it is at. */
  answer?: ServerResponse;
};

export type ConnectionRoom = {
  /** Takes one in, in place of some that wait for their clients; false where nobody can go. */
  take(held: Held): boolean;
  leave(held: Held): void;
  count(): number;
};

/** How much room is made at once, so that a flood does not make us look for some with every connection. */
const MADE_AT_ONCE = 1 / 64;

/** A room in which everybody is being answered is looked through again no sooner. */
const LOOKED_AGAIN_AFTER_MS = 100;

/** Whether it is the client who has to do something: to ask, to send the rest, or to read. */
function waitsForClient({ answer }: Held): boolean {
  if (!answer || answer.writableFinished || answer.destroyed) return true;
  return !answer.req.complete || answer.writableEnded || answer.writableNeedDrain;
}

/**
 * How many connections there are at once. Where there are too many, those go that wait for their clients, to ask, to
 * send or to read, and of these who began longest ago. A stranger who fills the room therefore keeps nobody out, because
 * a visitor who asks at once is being answered before it is their turn.
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
