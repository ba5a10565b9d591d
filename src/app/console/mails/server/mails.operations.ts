import { mailSubject } from '#app/console/mails/mails.audit.ts';
import { listMails, type mailStates, retryMails } from '#app/console/mails/mails.contract.ts';
import { mailsTexts as texts } from '#app/console/mails/mails.texts.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { planned } from '#platform/database/prepared.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

type MailRow = {
  id: number;
  recipient: string;
  subject: string | null;
  language: string;
  created_at: Date;
  attempts: number;
  state: (typeof mailStates)[number];
  last_error: string | null;
};

const state = `case when sent_at is not null then 'sent'
  when failed_at is not null then 'failed' else 'waiting' end`;
/** A mail that expires holds a code, in its subject too: whoever reads it could sign in with it. */
const subject = 'case when expires_at is null then subject end';

/** $1 pattern, $2 state, $3 after this id, $4 how many. */
export const selectMails = planned<MailRow>(
  `select id, recipient, ${subject} as subject, language, created_at, attempts, ${state} as state,
     last_error
   from mails
   where ($1::text is null or recipient ilike $1 or ${subject} ilike $1)
     and ($2::text is null or ${state} = $2) and ($3::bigint is null or id < $3)
   order by id desc limit $4`,
);

const list = operation(listMails, async (input, { database: { pool } }) => {
  const { search, state: wanted = null, cursor = null } = input;
  const rows = await selectMails(pool, [patternOf(search), wanted, cursor, ROWS_ASKED]);
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  const mails = shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { mails, next_cursor };
});

const retry = operation(retryMails, async ({ ids }, { database, caller, language }) => {
  const n = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query<{ id: number; recipient: string; last_error: string }>(
      `update mails set failed_at = null, due_at = now(), attempts = 0
       where id = any($1::bigint[]) and failed_at is not null and sent_at is null
       returning id, recipient, last_error`,
      [ids],
    );
    for (const { id, recipient, last_error: error } of rows) {
      await recordAction(client, caller, {
        action: 'retry',
        subject: mailSubject,
        subjectId: id,
        before: { recipient, state: 'failed', error },
        after: { recipient, state: 'waiting' },
      });
    }
    return rows.length;
  });
  if (n === 0) throw conflict(texts.notFailed);
  return { message: translateIn(language)(texts.retried, { n }) };
});

export const mailsOperations: readonly Operation[] = [list, retry];
