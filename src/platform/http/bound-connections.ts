import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#platform/limits/network-of.ts';
import { type ConnectionRoom, connectionRoom, type Held } from './connection-room.ts';
import type { TrustProxy } from './trusted-proxies.ts';

/**
 * The largest part of all connections that one network may hold. Our own proxies are exempt: they carry everybody's.
 */
const OWN_SHARE = 1 / 4;

export type BoundConnections = {
  /** Called for each new connection. */
  hold(socket: Socket): void;
  /** Called for each request when its turn to be answered has come. */
  note(request: IncomingMessage, response: ServerResponse): void;
  open(): number;
  /** The number of connections closed to make room or because there was none. */
  closed(): number;
};

/** Bounds the number of open connections, in the process and per network. */
export function boundConnections(most: number, trust: TrustProxy): BoundConnections {
  const ofNetworks = new Map<string, ConnectionRoom>();
  const known = new WeakMap<Socket, Held>();
  let closed = 0;
  const close = ({ socket }: Held) => {
    closed += 1;
    socket.destroy();
  };
  const all = connectionRoom(most, close);

  /** Counts a connection for its network. Returns the function that releases it, or undefined if there is no room. */
  function takeIntoNetwork(held: Held): (() => void) | undefined {
    const address = held.socket.remoteAddress ?? '';
    if (trust(address, 0)) return () => undefined;
    const network = networkOf(address);
    const room = ofNetworks.get(network) ?? connectionRoom(Math.ceil(most * OWN_SHARE), close);
    if (!room.take(held)) return undefined;
    ofNetworks.set(network, room);
    return () => {
      room.leave(held);
      if (room.count() === 0 && ofNetworks.get(network) === room) ofNetworks.delete(network);
    };
  }

  return {
    hold(socket) {
      const held: Held = { socket, since: performance.now() };
      const leaveNetwork = takeIntoNetwork(held);
      const isTaken = leaveNetwork !== undefined && all.take(held);
      socket.once('close', () => {
        all.leave(held);
        leaveNetwork?.();
      });
      if (isTaken) known.set(socket, held);
      else close(held);
    },
    note({ socket }, response) {
      const held = known.get(socket);
      if (!held) return;
      held.answer = response;
      held.since = performance.now();
    },
    open: () => all.count(),
    closed: () => closed,
  };
}
