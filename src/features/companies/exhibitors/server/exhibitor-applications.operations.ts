import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { isAddressConfirmed } from '#features/companies/address/server/confirm-address.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import {
  companiesFound,
  companySearch,
  companySearchValues,
} from '#features/companies/console/server/company-search.ts';
import {
  applicationStates,
  decideApplication,
  listApplications,
} from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { countWaitingApplications } from '#features/companies/server/overview-counts.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool, int, nullable, text, timestamp } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { decideAboutCompany } from './decide.ts';

/** Applications in a state, in order of their ids, starting after one of them. */
const applicationsIn = (name: string, order: Sql) =>
  query({
    name,
    values: {
      standing: int,
      ...companySearchValues,
      behind: nullable(bigint),
      atMost: bigint,
    },
    row: {
      company_id: bigint,
      company_name: text,
      company_name_ar: nullable(text),
      category: text,
      country: text,
      company_email: text,
      email_confirmed: bool,
      company_phone: text,
      type: nullable(int),
      reason: nullable(text),
      applied_at: timestamp,
      decided_at: nullable(timestamp),
      applicant_name: text,
      applicant_email: text,
      applicant_since: timestamp,
      applicant_language: text,
    },
    plan: 'each call',
    sql: sql`
      select c.id as company_id, c.name as company_name, c.name_ar as company_name_ar, c.category,
        c.country, c.email as company_email, ${isAddressConfirmed} as email_confirmed,
        '+' || c.phone_country || ' ' || c.phone as company_phone, c.type,
        c.decision_reason as reason, c.created_at as applied_at, c.decided_at,
        a.name as applicant_name, a.email as applicant_email, a.created_at as applicant_since,
        a.language as applicant_language
      from ${companies} c join ${accountFacts} a on a.id = c.owner_account_id
      where c.exhibitor_status = $standing
        and ($pattern::text is null or c.id = any(array(${companiesFound})))
        and ${order} limit $atMost`,
  });

const oldestFirst = applicationsIn(
  'companies.applications-oldest-first',
  sql`c.id > coalesce($behind::bigint, 0) order by c.id`,
);
const newestFirst = applicationsIn(
  'companies.applications-newest-first',
  sql`($behind::bigint is null or c.id < $behind) order by c.id desc`,
);

const list = operation(listApplications, async (input, { database: { pool } }) => {
  const { standing, search, cursor } = input;
  const applications = standing === 'waiting' ? oldestFirst : newestFirst;
  const { pattern, part } = await companySearch(pool, search);
  const rows = await applications.all(pool, {
    standing: applicationStates.indexOf(standing),
    pattern,
    part,
    behind: cursor,
    atMost: ROWS_ASKED,
  });
  const { shown, next_cursor } = pageOf(rows, ({ company_id }) => company_id);
  return {
    applications: shown.map((row) => ({
      ...row,
      standing,
      applied_at: row.applied_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      applicant_since: row.applicant_since.toISOString(),
    })),
    waiting: (await countWaitingApplications(pool)).count,
    next_cursor,
  };
});

const said = {
  approve: applicationsTexts.didApprove,
  reject: applicationsTexts.didReject,
  restrict: applicationsTexts.didRestrict,
  lift: applicationsTexts.didLift,
};

/**
 * The state that the operator saw. An approval can overturn a rejection only if it names that state: if two operators
 * approve and reject at the same time, the second is told that the other came first.
 */
function seenBy({ decision, standing }: ParsedInput<typeof decideApplication>): number | undefined {
  const seen = standing ?? (decision === 'approve' ? 'waiting' : undefined);
  return seen && applicationStates.indexOf(seen);
}

const decide = operation(decideApplication, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  const { company_id: companyId, decision, company_type: type, reason } = input;
  await inTransaction(database.pool, async (client) => {
    const asked = { decision, seen: seenBy(input), type: type || undefined, reason, appUrl };
    const decided = await decideAboutCompany(client, companyId, asked);
    if (!decided) throw notFound(companiesTexts.notFound);
    await recordAction(client, caller, {
      action: decision,
      subject: companySubject,
      subjectId: companyId,
      before: { name: decided.name, ...decided.before },
      after: { name: decided.name, ...decided.after },
    });
  });
  return { message: translateIn(language)(said[decision]) };
});

export const applicationsOperations: readonly Operation[] = [list, decide];
