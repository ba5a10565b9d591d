import type pg from 'pg';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { mailboxOf } from '#platform/limits/mailbox.ts';

/** Serialises a sender's submissions, so that counting includes all earlier ones from any alias of the mailbox. */
export const lockSender = (client: pg.ClientBase, email: string): Promise<void> =>
  takeTurns(client, `enquiries of ${mailboxOf(email)}`);
