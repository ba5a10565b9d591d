import { accountFacts } from '#features/accounts/server/public.ts';
import { companyFacts, companyMailbox } from '#features/companies/server/public.ts';
import { jobs } from '#features/jobs/server/jobs.table.ts';
import { bigint, nullable, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';

/** The names by which mails identify a job. */
export const jobNames = {
  job_id: bigint,
  title: text,
  title_ar: nullable(text),
  company_name: text,
  company_name_ar: nullable(text),
};

export type JobNames = Readonly<RowOf<typeof jobNames>>;

/** `j` is the job, `c` its company. */
export const jobNameColumns = sql`
  j.id as job_id, j.title, j.title_ar, c.name as company_name, c.name_ar as company_name_ar`;

/** The facts that mails need about a job and its company. */
export const mailFacts = {
  company_id: bigint,
  ...jobNames,
  company_email: nullable(text),
  company_language: oneOf(languages),
};

export type MailFacts = Readonly<RowOf<typeof mailFacts>>;

export const mailFactColumns = sql`
  j.company_id, ${jobNameColumns}, ${companyMailbox} as company_email,
  coalesce(owner.language, 'en') as company_language`;

export const mailFactSource = sql`
  ${jobs} j join ${companyFacts} c on c.id = j.company_id
  left join ${accountFacts} owner on owner.id = c.owner_account_id`;

/** For any existing job, shown or not. */
export const selectMailFacts = query({
  name: 'applications.mail-facts',
  values: { job: bigint },
  row: mailFacts,
  sql: sql`select ${mailFactColumns} from ${mailFactSource} where j.id = $job`,
});
