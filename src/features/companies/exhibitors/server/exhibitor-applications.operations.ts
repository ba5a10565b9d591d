import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companiesFound } from '#features/companies/console/server/company-search.ts';
import {
  decideApplication,
  listApplications,
  standings,
} from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { planned } from '#platform/database/prepared.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { decideAboutCompany } from './decide.ts';

type ApplicationRow = {
  company_id: number;
  company_name: string;
  company_name_ar: string | null;
  category: string;
  country: string;
  company_email: string;
  company_phone: string;
  type: number | null;
  reason: string | null;
  applied_at: Date;
  decided_at: Date | null;
  applicant_name: string;
  applicant_email: string;
  applicant_since: Date;
  applicant_language: string;
};

const selection = `select c.id as company_id, c.name as company_name, c.name_ar as company_name_ar,
   c.category, c.country, c.email as company_email, '+' || c.phone_country || ' ' || c.phone
   as company_phone, c.type, c.decision_reason as reason,
   c.created_at as applied_at, c.decided_at, a.name as applicant_name, a.email as applicant_email,
   a.created_at as applicant_since, a.language as applicant_language
 from companies c join accounts a on a.id = c.owner_account_id
 where c.exhibitor_status = $1 and ($2::text is null or c.id = any(array(${companiesFound('$2')})))`;

/** $1 standing, $2 pattern, $3 after this id, $4 how many. */
const oldestFirst = planned<ApplicationRow>(
  `${selection} and c.id > coalesce($3, 0) order by c.id limit $4`,
);
const newestFirst = planned<ApplicationRow>(
  `${selection} and ($3::bigint is null or c.id < $3) order by c.id desc limit $4`,
);

const countWaiting = planned<{ waiting: number }>(
  `select count(*)::int as waiting from companies
   where exhibitor_status = 0 and owner_account_id is not null`,
);

const list = operation(listApplications, async (input, { database: { pool } }) => {
  const { standing, search, cursor = null } = input;
  const read = standing === 'waiting' ? oldestFirst : newestFirst;
  const asked = [standings.indexOf(standing), patternOf(search), cursor, ROWS_ASKED];
  const { shown, next_cursor } = pageOf(await read(pool, asked), ({ company_id }) => company_id);
  const [counted] = await countWaiting(pool, []);
  return {
    applications: shown.map((row) => ({
      ...row,
      standing,
      applied_at: row.applied_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      applicant_since: row.applicant_since.toISOString(),
    })),
    waiting: counted?.waiting ?? 0,
    next_cursor,
  };
});

const said = {
  approve: applicationsTexts.didApprove,
  reject: applicationsTexts.didReject,
  restrict: applicationsTexts.didRestrict,
  lift: applicationsTexts.didLift,
};

const decide = operation(decideApplication, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  const { company_id: companyId, decision, company_type: type, reason } = input;
  await inTransaction(database.pool, async (client) => {
    const asked = { decision, type: type || undefined, reason, appUrl };
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
