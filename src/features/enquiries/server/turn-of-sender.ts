import type pg from 'pg';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { mailboxOf } from '#platform/limits/mailbox.ts';

/** Counting what a person has sent includes everything earlier, whatever address it came from. */
export const takeTurnOfSender = (client: pg.ClientBase, email: string): Promise<void> =>
  takeTurns(client, `enquiries of ${mailboxOf(email)}`);
