import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import {
  answerMessage,
  assignMessage,
  listMessages,
} from '#features/site/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/site/contact/messages.texts.ts';
import { readSiteName } from '#features/site/settings/server/read-settings.ts';
import { messageSubject } from '#features/site/site.audit.ts';
import { conflict, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { View } from '#platform/database/sql.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { quoted } from '#platform/mail/quoted.ts';
import { findOperatorAddress } from './contact-info.ts';
import {
  type MessageRow,
  type MessagesQueries,
  messagesQueries,
  setAssignee,
  storeAnswer,
} from './messages.queries.ts';

function listWith({ selectMessages, selectOperators }: MessagesQueries): Operation {
  return operation(listMessages, async (input, { database: { pool }, language }) => {
    const { search, state, cursor } = input;
    const asked = { pattern: patternOf(search), state, before: cursor, atMost: ROWS_ASKED };
    const { shown, next_cursor } = pageOf(await selectMessages.all(pool, asked), ({ id }) => id);
    const t = translateIn(language);
    return {
      messages: shown.map((row) => ({
        ...row,
        subject: t(contactTexts[row.subject]),
        created_at: row.created_at.toISOString(),
        answered_at: row.answered_at?.toISOString() ?? null,
      })),
      operators: await selectOperators.all(pool),
      next_cursor,
    };
  });
}

/** An unanswered message, locked until the transaction ends. */
async function requireOpen(
  client: pg.PoolClient,
  { lockMessage }: MessagesQueries,
  id: number,
): Promise<MessageRow> {
  const message = await lockMessage.first(client, { id });
  if (!message) throw notFound(texts.notFound);
  if (message.answered_at) throw conflict(texts.alreadyAnswered);
  return message;
}

function assignWith(queries: MessagesQueries): Operation {
  return operation(assignMessage, async ({ id, account_id: accountId }, context) => {
    const { database, caller, language } = context;
    await inTransaction(database.pool, async (client) => {
      const before = await requireOpen(client, queries, id);
      const operators = await queries.selectOperators.all(client);
      const assignee = operators.find((each) => each.id === accountId);
      if (accountId !== null && !assignee) {
        throw invalidInput([{ field: 'account_id', text: texts.notOperator }]);
      }
      await setAssignee.run(client, { id, accountId });
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
}

/** Mails the answer in the language of the message; a reply goes to the operator. */
async function mailAnswer(
  client: pg.PoolClient,
  message: MessageRow,
  { answer, adminEmail }: { answer: string; adminEmail: string | undefined },
) {
  const t = translateIn(message.language);
  const replyTo = await findOperatorAddress(client, adminEmail);
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

function answerWith(queries: MessagesQueries): Operation {
  return operation(answerMessage, async ({ id, answer }, context) => {
    const { database, caller, language, adminEmail } = context;
    await inTransaction(database.pool, async (client) => {
      const before = await requireOpen(client, queries, id);
      await mailAnswer(client, before, { answer, adminEmail });
      const { email: answeredBy, accountId } = caller;
      await storeAnswer.run(client, { id, answer, answeredBy, accountId });
      await recordAction(client, caller, {
        action: 'answer',
        subject: messageSubject,
        subjectId: id,
        before: { email: before.email, state: before.state },
        after: { email: before.email, state: 'answered', answer },
      });
    });
    return { message: translateIn(language)(texts.answerSent) };
  });
}

/** The operators' calls about messages; `accounts` is the view with the assignees. */
export function messagesOperations(accounts: View): readonly Operation[] {
  const queries = messagesQueries(accounts);
  return [listWith(queries), assignWith(queries), answerWith(queries)];
}
