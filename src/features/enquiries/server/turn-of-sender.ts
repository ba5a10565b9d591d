import type pg from 'pg';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { mailboxOf } from '#platform/limits/mailbox.ts';

/** Whoever counts what a person has sent sees all earlier ones, whatever the mailbox was called in them. */
export const takeTurnOfSender = (client: pg.ClientBase, email: string): Promise<void> =>
  takeTurns(client, `enquiries of ${mailboxOf(email)}`);
