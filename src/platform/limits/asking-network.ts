import type { Connection } from '#platform/database/connection.ts';
import { networkOf } from './network-of.ts';

const addresses = new WeakMap<Connection, string>();

/** Notes for whom a connection reads; one that reads on for another reads for the same. */
export function noteAsking(
  connection: Connection,
  from: { readonly connection: Connection; ip(): string },
): void {
  addresses.set(connection, addresses.get(from.connection) ?? from.ip());
}

/**
 * The network a connection reads for, to tell whose turn it is and for nothing else: answers that are kept for
 * everybody do not depend on who asked first. Nobody's where the portal asks by itself.
 */
export const askingNetwork = (connection: Connection): string =>
  networkOf(addresses.get(connection) ?? '');
