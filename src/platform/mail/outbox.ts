import {
  array,
  bigint,
  int,
  nullable,
  oneOf,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { mailStates } from './mail-states.ts';
import { mails } from './mails.table.ts';

const state = sql`case when sent_at is not null then 'sent'
  when failed_at is not null then 'failed' else 'waiting' end`;
/** The subject is hidden if the mail expires: it contains a code, and whoever reads it could sign in. */
const subject = sql`case when expires_at is null then subject end`;

/** Mails before an id, newest first, for the operator. */
export const selectMails = query({
  name: 'mail.outbox',
  values: {
    pattern: nullable(text),
    state: nullable(oneOf(mailStates)),
    before: nullable(bigint),
    atMost: bigint,
  },
  row: {
    id: bigint,
    recipient: text,
    subject: nullable(text),
    language: text,
    created_at: timestamp,
    attempts: int,
    state: oneOf(mailStates),
    last_error: nullable(text),
  },
  plan: 'each call',
  sql: sql`
    select id, recipient, ${subject} as subject, language, created_at, attempts,
      ${state} as state, last_error
    from ${mails}
    where ($pattern::text is null or recipient ilike $pattern or ${subject} ilike $pattern)
      and ($state::text is null or ${state} = $state)
      and ($before::bigint is null or id < $before)
    order by id desc limit $atMost`,
});

/**
 * Queues failed mails again and returns them. A mail is left alone if there is a later one on its topic to the same
 * recipient.
 */
export const retryGivenUp = command({
  name: 'mail.retry',
  values: { ids: array(bigint) },
  row: { id: bigint, recipient: text, last_error: nullable(text) },
  sql: sql`
    update ${mails} set failed_at = null, due_at = now(), attempts = 0
    where id = any($ids::bigint[]) and failed_at is not null and sent_at is null
      and not exists (
        select from ${mails} later
        where later.recipient = mails.recipient and later.topic = mails.topic
          and later.id > mails.id)
    returning id, recipient, last_error`,
});
