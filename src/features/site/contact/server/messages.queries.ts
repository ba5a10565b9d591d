import { messageKinds, messageSubjects } from '#features/site/contact/contact.contract.ts';
import { messageStates } from '#features/site/contact/messages.contract.ts';
import { bigint, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql, type View } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { messages } from './messages.table.ts';

const row = {
  id: bigint,
  kind: oneOf(messageKinds),
  topic: nullable(text),
  name: text,
  email: text,
  phone: nullable(text),
  subject: oneOf(messageSubjects),
  message: text,
  language: oneOf(languages),
  country: text,
  created_at: timestamp,
  state: oneOf(messageStates),
  assigned_to: nullable(bigint),
  assignee: nullable(text),
  answer: nullable(text),
  answered_by: nullable(text),
  answered_at: nullable(timestamp),
};

export type MessageRow = RowOf<typeof row>;

const state = sql`case when m.answered_at is not null then 'answered'
  when m.assigned_to is not null then 'assigned' else 'open' end`;

/** Queries for messages with their assignee; `accounts` is the view with the operators. */
export function messagesQueries(accounts: View) {
  const selection = sql`
    select m.id, m.kind, m.topic, m.name, m.email, m.phone, m.subject, m.message, m.language,
      m.country, m.created_at, ${state} as state, m.assigned_to, a.email as assignee, m.answer,
      m.answered_by, m.answered_at
    from ${messages} m left join ${accounts} a on a.id = m.assigned_to`;
  return {
    selectMessages: query({
      name: 'site.messages',
      values: {
        pattern: nullable(text),
        state: nullable(oneOf(messageStates)),
        before: nullable(bigint),
        atMost: bigint,
      },
      row,
      plan: 'each call',
      sql: sql`${selection}
        where ($pattern::text is null or m.name ilike $pattern or m.email ilike $pattern
            or m.message ilike $pattern or m.topic ilike $pattern)
          and ($state::text is null or ${state} = $state)
          and ($before::bigint is null or m.id < $before)
        order by m.id desc limit $atMost`,
    }),
    /** Locks the message, so that nobody else assigns or answers it. */
    lockMessage: query({
      name: 'site.lock-message',
      values: { id: bigint },
      row,
      plan: 'each call',
      sql: sql`${selection} where m.id = $id for update of m`,
    }),
    selectOperators: query({
      name: 'site.operators',
      row: { id: bigint, email: text },
      plan: 'each call',
      sql: sql`select id, email from ${accounts} where is_admin and not is_suspended order by email`,
    }),
  };
}

export type MessagesQueries = ReturnType<typeof messagesQueries>;

export const setAssignee = command({
  name: 'site.assign-message',
  values: { id: bigint, accountId: nullable(bigint) },
  sql: sql`update ${messages} set assigned_to = $accountId where id = $id`,
});

export const storeAnswer = command({
  name: 'site.answer-message',
  values: { id: bigint, answer: text, answeredBy: text, accountId: bigint },
  sql: sql`
    update ${messages} set answer = $answer, answered_by = $answeredBy, answered_at = now(),
      assigned_to = coalesce(assigned_to, $accountId)
    where id = $id`,
});
