import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { enquiryReportSubject } from '#features/enquiries/enquiries.audit.ts';
import { reportDecisions, reportReasons } from '#features/enquiries/reports/report-reasons.ts';
import {
  decideReport,
  listReports,
  reportStates,
} from '#features/enquiries/reports/reports.contract.ts';
import { reportsTexts as texts } from '#features/enquiries/reports/reports.texts.ts';
import { enquiries } from '#features/enquiries/server/enquiries.table.ts';
import { enquiryMessages } from '#features/enquiries/server/enquiry-messages.table.ts';
import { enquiryReports } from '#features/enquiries/server/enquiry-reports.table.ts';
import { setSenderStanding } from '#features/enquiries/server/enquiry-senders.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const row = {
  id: bigint,
  company_name: text,
  name: text,
  email: nullable(text),
  subject: text,
  message: text,
  reason: oneOf(reportReasons),
  note: text,
  created_at: timestamp,
  decision: nullable(oneOf(reportDecisions)),
  decided_by: nullable(text),
  decided_at: nullable(timestamp),
};

const selection = sql`
  select r.enquiry_id as id, e.company_name, e.name, e.email, e.subject,
    coalesce((select m.text from ${enquiryMessages} m
      where m.enquiry_id = e.id and m.author = 'buyer' order by m.id limit 1), '') as message,
    r.reason, r.note, r.created_at, r.decision, r.decided_by, r.decided_at
  from ${enquiryReports} r join ${enquiries} e on e.id = r.enquiry_id`;

const selectReports = query({
  name: 'enquiries.reports',
  values: {
    pattern: nullable(text),
    state: nullable(oneOf(reportStates)),
    before: nullable(bigint),
    atMost: bigint,
  },
  row,
  plan: 'each call',
  sql: sql`${selection}
    where ($pattern::text is null or e.name ilike $pattern or e.email ilike $pattern
        or e.subject ilike $pattern or e.company_name ilike $pattern)
      and ($state::text is null or (r.decided_at is null) = ($state = 'open'))
      and ($before::bigint is null or r.enquiry_id < $before)
    order by r.enquiry_id desc limit $atMost`,
});

const lockReport = query({
  name: 'enquiries.lock-report',
  values: { id: bigint },
  row,
  plan: 'each call',
  sql: sql`${selection} where r.enquiry_id = $id for update of r`,
});

const storeDecision = command({
  name: 'enquiries.decide-report',
  values: { id: bigint, decision: oneOf(reportDecisions), by: text },
  sql: sql`
    update ${enquiryReports} set decision = $decision, decided_by = $by, decided_at = now()
    where enquiry_id = $id`,
});

const listing = operation(
  listReports,
  async ({ search, state, cursor }, { database: { pool } }) => {
    const asked = { pattern: patternOf(search), state, before: cursor, atMost: ROWS_ASKED };
    const { shown, next_cursor } = pageOf(await selectReports.all(pool, asked), ({ id }) => id);
    return {
      reports: shown.map((report) => ({
        ...report,
        created_at: report.created_at.toISOString(),
        decided_at: report.decided_at?.toISOString() ?? null,
      })),
      next_cursor,
    };
  },
);

const deciding = operation(decideReport, async ({ id, decision }, context) => {
  const { database, caller, language } = context;
  await inTransaction(database.pool, async (client) => {
    const report = await lockReport.first(client, { id });
    if (!report) throw notFound(texts.notFound);
    if (report.decided_at) throw conflict(texts.alreadyDecided);
    await storeDecision.run(client, { id, decision, by: caller.email });
    const { email } = report;
    if (decision === 'stopped' && email) {
      await setSenderStanding(client, { company: null, email }, 'blocked');
    }
    await recordAction(client, caller, {
      action: decision === 'stopped' ? 'restrict' : 'reject',
      subject: enquiryReportSubject,
      subjectId: id,
      before: { company: report.company_name, decision: null },
      after: { company: report.company_name, decision },
    });
  });
  return { message: translateIn(language)(texts.done) };
});

export const reportsOperations: readonly Operation[] = [listing, deciding];
