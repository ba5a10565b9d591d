import type pg from 'pg';
import {
  applyAsExhibitor,
  exhibitorStatus,
  getExhibitorStatus,
  toggleUserType,
} from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { conflict, forbidden } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { prepared } from '#platform/database/prepared.ts';
import { DEFAULT_COUNTRY } from '#platform/geo/countries.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type Applicant, mailAboutApplication } from './exhibitor-mails.ts';

const selectCompany = prepared<{ name: string; exhibitor_status: number }>(
  'exhibitors.of-account',
  'select name, exhibitor_status from companies where owner_account_id = $1',
);

const status = operation(getExhibitorStatus, async (_input, { database, caller }) => {
  const [company] = await selectCompany(database.pool, [caller.accountId]);
  return {
    exhibitor_status: company?.exhibitor_status ?? null,
    has_account: company !== undefined,
    user_type: caller.userType,
    company_name: company?.name ?? null,
  };
});

function countryOfPhone(phoneCode: string): string {
  return gulfAndLevant.find((country) => country.phoneCode === phoneCode)?.code ?? DEFAULT_COUNTRY;
}

/** Whether it is the account's first; of several at the same time one is. */
async function insertApplication(
  client: pg.ClientBase,
  accountId: number,
  input: ParsedInput<typeof applyAsExhibitor>,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into companies (owner_account_id, name, category, email, phone, phone_country, country)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (owner_account_id) do nothing`,
    [
      accountId,
      input.company_name,
      input.company_type,
      input.company_email,
      input.company_phone,
      input.phone_country,
      countryOfPhone(input.phone_country),
    ],
  );
  return rowCount === 1;
}

const apply = operation(applyAsExhibitor, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  await inTransaction(database.pool, async (client) => {
    if (!(await insertApplication(client, caller.accountId, input))) {
      throw conflict(exhibitorsTexts.alreadyApplied);
    }
    const { rows } = await client.query<Applicant>(
      'select email, language from accounts where id = $1',
      [caller.accountId],
    );
    const [applicant] = rows;
    if (applicant) await mailAboutApplication(client, input, applicant, appUrl);
  });
  return { message: translateIn(language)(exhibitorsTexts.submitted) };
});

const toggle = operation(toggleUserType, async (input, { database, caller, language }) => {
  const { rowCount } = await database.pool.query(
    `update accounts set user_type = $2 where id = $1 and exists (
       select 1 from companies where owner_account_id = $1 and exhibitor_status = $3)`,
    [caller.accountId, input.user_type, exhibitorStatus.approved],
  );
  if (rowCount === 0) throw forbidden(exhibitorsTexts.notApproved);
  const isExhibitor = input.user_type === 1;
  const text = isExhibitor ? exhibitorsTexts.switchedToExhibitor : exhibitorsTexts.switchedToUser;
  return { message: translateIn(language)(text), user_type: input.user_type };
});

export const exhibitorsOperations: readonly Operation[] = [status, apply, toggle];
