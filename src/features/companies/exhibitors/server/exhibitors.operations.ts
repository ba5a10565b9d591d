import type pg from 'pg';
import { accountFacts, changeUserType } from '#features/accounts/server/public.ts';
import {
  applyAsExhibitor,
  companyCategories,
  exhibitorStatus,
  getExhibitorStatus,
  toggleUserType,
} from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { conflict, forbidden } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, int, oneOf, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { DEFAULT_COUNTRY } from '#platform/geo/countries.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { languages } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { mailAboutApplication } from './exhibitor-mails.ts';

const selectCompany = query({
  name: 'companies.of-account',
  values: { account: bigint },
  row: { name: text, exhibitor_status: int },
  sql: sql`select name, exhibitor_status from ${companies} where owner_account_id = $account`,
});

const status = operation(getExhibitorStatus, async (_input, { database, caller }) => {
  const company = await selectCompany.first(database.pool, { account: caller.accountId });
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

const insertCompany = command({
  name: 'companies.apply',
  values: {
    account: bigint,
    name: text,
    category: oneOf(companyCategories),
    email: text,
    phone: text,
    phoneCountry: text,
    country: text,
  },
  sql: sql`
    insert into ${companies}
      (owner_account_id, name, category, email, phone, phone_country, country)
    values ($account, $name, $category, $email, $phone, $phoneCountry, $country)
    on conflict (owner_account_id) do nothing`,
});

/** Whether it is the account's first; of several at the same time one is. */
async function insertApplication(
  client: pg.ClientBase,
  account: number,
  input: ParsedInput<typeof applyAsExhibitor>,
): Promise<boolean> {
  const inserted = await insertCompany.run(client, {
    account,
    name: input.company_name,
    category: input.company_type,
    email: input.company_email,
    phone: input.company_phone,
    phoneCountry: input.phone_country,
    country: countryOfPhone(input.phone_country),
  });
  return inserted === 1;
}

const selectApplicant = query({
  name: 'companies.applicant',
  values: { account: bigint },
  row: { email: text, language: oneOf(languages) },
  sql: sql`select email, language from ${accountFacts} where id = $account`,
});

const apply = operation(applyAsExhibitor, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  await inTransaction(database.pool, async (client) => {
    if (!(await insertApplication(client, caller.accountId, input))) {
      throw conflict(exhibitorsTexts.alreadyApplied);
    }
    const applicant = await selectApplicant.one(client, { account: caller.accountId });
    await mailAboutApplication(client, input, applicant, appUrl);
  });
  return { message: translateIn(language)(exhibitorsTexts.submitted) };
});

const toggle = operation(toggleUserType, async (input, { database, caller, language }) => {
  const { pool } = database;
  const company = await selectCompany.first(pool, { account: caller.accountId });
  if (company?.exhibitor_status !== exhibitorStatus.approved) {
    throw forbidden(exhibitorsTexts.notApproved);
  }
  await changeUserType(pool, caller.accountId, input.user_type);
  const isExhibitor = input.user_type === 1;
  const text = isExhibitor ? exhibitorsTexts.switchedToExhibitor : exhibitorsTexts.switchedToUser;
  return { message: translateIn(language)(text), user_type: input.user_type };
});

export const exhibitorsOperations: readonly Operation[] = [status, apply, toggle];
