import { type EnquiryState, enquiryStates } from '#features/enquiries/enquiry-states.ts';
import {
  answerEnquiry,
  listEnquiries,
  MOST_COUNTED,
  markEnquiryRead,
  readEnquiry,
  reportEnquiry,
  updateEnquiry,
} from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { answerLead, changeLead, markRead, reportLead } from './change-lead.ts';
import { countDue, countLeads, countUnread, findLeads, selectLabels } from './inbox.queries.ts';
import { leadAnswer, readLead } from './inbox-answers.ts';
import { inboxFiles } from './inbox-files.operations.ts';

/** Every answer sends a mail. */
const answerLimit: RateLimit = { name: 'enquiry-answer', times: 300, withinS: 3600 };

type Counts = Record<EnquiryState, number>;

const listing = operation(listEnquiries, async (input, context) => {
  const { caller, database, language, now } = context;
  const { pool } = database;
  const company = caller.company.id;
  const today = todayAt(now);
  const { limit, cursor = Number.MAX_SAFE_INTEGER, state, label } = input;
  const atMost = MOST_COUNTED + 1;
  const [rows, counted, unread, due, labels] = await Promise.all([
    findLeads(pool, {
      company,
      state,
      label: label || undefined,
      unread: input.unread !== undefined,
      due: input.due && today,
      words: findSearchWords(input.search),
      before: cursor,
      atMost: limit + 1,
    }),
    countLeads.all(pool, { company, states: [...enquiryStates], atMost }),
    countUnread.one(pool, { company, atMost }),
    countDue.one(pool, { company, today, atMost }),
    selectLabels.all(pool, { company }),
  ]);
  const shown = rows.slice(0, limit);
  const none = Object.fromEntries(enquiryStates.map((each) => [each, 0])) as Counts;
  return {
    enquiries: shown.map((row) => leadAnswer(row, language)),
    counts: { ...none, ...Object.fromEntries(counted.map((each) => [each.state, each.count])) },
    unread: unread.count,
    due: due.count,
    labels: labels.map((each) => each.label),
    next_cursor: rows.length > limit ? String(shown.at(-1)?.turn) : null,
  };
});

const reading = operation(readEnquiry, async ({ id }, { caller, database, language }) => ({
  enquiry: await readLead(database.pool, { company: caller.company.id, id }, language),
}));

const marking = operation(markEnquiryRead, async ({ id, read }, { caller, database, language }) => {
  await markRead(database.pool, { company: caller.company.id, id }, read);
  return { message: translateIn(language)(texts.saved) };
});

const answering = operation(answerEnquiry, async ({ id, key, message }, context) => {
  const { caller, database, language, appUrl } = context;
  const own = { company: caller.company.id, id };
  await requireWithinLimit(database.pool, answerLimit, String(own.company));
  await inTransaction(database.pool, (client) => answerLead(client, own, { key, message, appUrl }));
  return {
    message: translateIn(language)(texts.answerSent),
    enquiry: await readLead(database.pool, own, language),
  };
});

/** Undefined where no day was sent (unchanged), null for an empty one (no reminder). */
function reminderOf(typed: string | undefined) {
  if (typed === undefined || typed === '') return typed === '' ? null : undefined;
  const day = findCalendarDate(typed);
  if (!day) throw invalidInput([{ field: 'remind_on', text: texts.dayWrong }]);
  return day;
}

const updating = operation(updateEnquiry, async (input, context) => {
  const { caller, database, language } = context;
  const { id, state, notes, labels, sender } = input;
  const own = { company: caller.company.id, id };
  const change = { state, notes, labels, sender, remindOn: reminderOf(input.remind_on) };
  await inTransaction(database.pool, (client) => changeLead(client, own, change));
  return {
    message: translateIn(language)(texts.saved),
    enquiry: await readLead(database.pool, own, language),
  };
});

const reporting = operation(reportEnquiry, async ({ id, reason, note }, context) => {
  const { caller, database, language } = context;
  const own = { company: caller.company.id, id };
  await inTransaction(database.pool, (client) => reportLead(client, own, { reason, note }));
  return {
    message: translateIn(language)(texts.reported),
    enquiry: await readLead(database.pool, own, language),
  };
});

export const inboxOperations: readonly Operation[] = [
  listing,
  reading,
  marking,
  answering,
  updating,
  reporting,
  ...inboxFiles,
];
