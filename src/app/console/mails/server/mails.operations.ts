import { mailSubject } from '#app/console/mails/mails.audit.ts';
import { listMails, retryMails } from '#app/console/mails/mails.contract.ts';
import { mailsTexts as texts } from '#app/console/mails/mails.texts.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { retryGivenUp, selectMails } from '#platform/mail/outbox.ts';

const list = operation(listMails, async (input, { database: { pool } }) => {
  const { search, state, cursor } = input;
  const asked = { pattern: patternOf(search), state, before: cursor, atMost: ROWS_ASKED };
  const { shown, next_cursor } = pageOf(await selectMails.all(pool, asked), ({ id }) => id);
  const mails = shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { mails, next_cursor };
});

const retry = operation(retryMails, async ({ ids }, { database, caller, language }) => {
  const n = await inTransaction(database.pool, async (client) => {
    const rows = await retryGivenUp.all(client, { ids });
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
