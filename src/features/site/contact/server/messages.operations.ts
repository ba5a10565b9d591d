import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import {
  answerMessage,
  assignMessage,
  listMessages,
  type messageStates,
} from '#features/site/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/site/contact/messages.texts.ts';
import { readSiteName } from '#features/site/settings/server/read-settings.ts';
import { messageSubject } from '#features/site/site.audit.ts';
import { conflict, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { planned } from '#platform/database/prepared.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { readContactInfo } from './contact-info.ts';
import type { NewMessage } from './receive-message.ts';

type MessageRow = {
  id: number;
  kind: 'contact' | 'advertising' | 'plan';
  topic: string | null;
  name: string;
  email: string;
  phone: string | null;
  subject: NewMessage['subject'];
  message: string;
  language: Language;
  country: string;
  created_at: Date;
  state: (typeof messageStates)[number];
  assigned_to: number | null;
  assignee: string | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
};

const state = `case when m.answered_at is not null then 'answered'
  when m.assigned_to is not null then 'assigned' else 'open' end`;

const selection = `select m.id, m.kind, m.topic, m.name, m.email, m.phone, m.subject, m.message,
  m.language, m.country, m.created_at, ${state} as state, m.assigned_to, a.email as assignee,
  m.answer, m.answered_by, m.answered_at
  from messages m left join accounts a on a.id = m.assigned_to`;

/** $1 pattern, $2 state, $3 after this id, $4 how many. */
export const selectMessages = planned<MessageRow>(
  `${selection}
   where ($1::text is null or m.name ilike $1 or m.email ilike $1 or m.message ilike $1
       or m.topic ilike $1)
     and ($2::text is null or ${state} = $2) and ($3::bigint is null or m.id < $3)
   order by m.id desc limit $4`,
);

const selectOperators = planned<{ id: number; email: string }>(
  'select id, email from accounts where is_admin and suspended_at is null order by email',
);

const list = operation(listMessages, async (input, { database: { pool }, language }) => {
  const { search, state: wanted = null, cursor = null } = input;
  const rows = await selectMessages(pool, [patternOf(search), wanted, cursor, ROWS_ASKED]);
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  const t = translateIn(language);
  return {
    messages: shown.map((row) => ({
      ...row,
      subject: t(contactTexts[row.subject]),
      created_at: row.created_at.toISOString(),
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
    operators: await selectOperators(pool, []),
    next_cursor,
  };
});

/** Nobody else assigns or answers it until the transaction ends. */
async function requireOpen(client: pg.PoolClient, id: number): Promise<MessageRow> {
  const { rows } = await client.query<MessageRow>(`${selection} where m.id = $1 for update of m`, [
    id,
  ]);
  if (!rows[0]) throw notFound(texts.notFound);
  if (rows[0].answered_at) throw conflict(texts.alreadyAnswered);
  return rows[0];
}

const assign = operation(assignMessage, async ({ id, account_id: accountId }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const before = await requireOpen(client, id);
    const operators = await selectOperators(client, []);
    const assignee = operators.find((each) => each.id === accountId);
    if (accountId !== null && !assignee) {
      throw invalidInput([{ field: 'account_id', text: texts.notOperator }]);
    }
    await client.query('update messages set assigned_to = $2 where id = $1', [id, accountId]);
    await recordAction(client, caller, {
      action: 'assign',
      subject: messageSubject,
      subjectId: id,
      before: { email: before.email, assignee: before.assignee },
      after: { email: before.email, assignee: assignee?.email ?? null },
    });
  });
  return {
    message: translateIn(language)(accountId === null ? texts.unassignDone : texts.assignDone),
  };
});

const quoted = (message: string) => message.replace(/^/gm, '> ');

/** In the language the message was written in; what is answered to it reaches the operator. */
async function mailAnswer(client: pg.PoolClient, message: MessageRow, answer: string) {
  const t = translateIn(message.language);
  const { email: replyTo } = await readContactInfo(client, message.language);
  const subject = message.topic ?? t(contactTexts[message.subject]);
  await queueMail(client, {
    recipient: message.email,
    replyTo,
    subject: t(texts.mailSubject, { subject }),
    body: t(texts.mailBody, {
      name: message.name,
      answer,
      site: await readSiteName(client, message.language),
      quoted: quoted(message.message),
    }),
    language: message.language,
  });
}

const answer = operation(answerMessage, async ({ id, answer: words }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const before = await requireOpen(client, id);
    await mailAnswer(client, before, words);
    await client.query(
      `update messages set answer = $2, answered_by = $3, answered_at = now(),
         assigned_to = coalesce(assigned_to, $4)
       where id = $1`,
      [id, words, caller.email, caller.accountId],
    );
    await recordAction(client, caller, {
      action: 'answer',
      subject: messageSubject,
      subjectId: id,
      before: { email: before.email, state: before.state },
      after: { email: before.email, state: 'answered', answer: words },
    });
  });
  return { message: translateIn(language)(texts.answerSent) };
});

export const messagesOperations: readonly Operation[] = [list, assign, answer];
