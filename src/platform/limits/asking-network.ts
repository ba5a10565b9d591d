import type { Connection } from '#platform/database/connection.ts';
import { networkOf } from './network-of.ts';

const addresses = new WeakMap<Connection, string>();

/**
 * Notes for which IP address a connection reads; a connection that reads on behalf of another one inherits its address.
 */
export function noteAsking(
  connection: Connection,
  from: { readonly connection: Connection; ip(): string },
): void {
  addresses.set(connection, addresses.get(from.connection) ?? from.ip());
}

/**
 * The network that a connection reads for. Use it only to decide whose turn it is: shared cached answers must not
 * depend
 * on who asked first. Empty when the portal reads for itself.
 */
export const askingNetwork = (connection: Connection): string =>
  networkOf(addresses.get(connection) ?? '');
