import type pg from 'pg';
import { accountFacts, changeUserType } from '#features/accounts/server/public.ts';
import {
  askToConfirm,
  isAddressConfirmed,
} from '#features/companies/address/server/confirm-address.ts';
import { mayMailLink } from '#features/companies/address/server/link-limits.ts';
import { companyCategories } from '#features/companies/category-names.ts';
import {
  applyAsExhibitor,
  exhibitorStatus,
  getExhibitorStatus,
  toggleUserType,
} from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import {
  verificationColumns,
  verificationOf,
  verificationRow,
} from '#features/companies/server/verification-columns.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { conflict, forbidden } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool, int, oneOf, text } from '#platform/database/columns.ts';
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
  row: {
    name: text,
    exhibitor_status: int,
    email: text,
    email_confirmed: bool,
    ...verificationRow,
  },
  sql: sql`
    select c.name, c.exhibitor_status, c.email, ${isAddressConfirmed} as email_confirmed,
      ${verificationColumns}
    from ${companies} c where c.owner_account_id = $account`,
});

const status = operation(getExhibitorStatus, async (_input, { database, caller }) => {
  const company = await selectCompany.first(database.pool, { account: caller.accountId });
  return {
    exhibitor_status: company?.exhibitor_status ?? null,
    has_account: company !== undefined,
    user_type: caller.userType,
    company_name: company?.name ?? null,
    company_email: company?.email ?? null,
    email_confirmed: company?.email_confirmed ?? null,
    verified: company ? verificationOf(company) : null,
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
  row: { id: bigint },
  sql: sql`
    insert into ${companies}
      (owner_account_id, name, category, email, phone, phone_country, country)
    values ($account, $name, $category, $email, $phone, $phoneCountry, $country)
    on conflict (owner_account_id) do nothing returning id`,
});

/**
 * Inserts the account's first company. Of several requests at the same time only one succeeds; the others get
 * undefined.
 */
async function insertApplication(
  client: pg.ClientBase,
  account: number,
  input: ParsedInput<typeof applyAsExhibitor>,
): Promise<{ readonly id: number } | undefined> {
  return insertCompany.first(client, {
    account,
    name: input.company_name,
    category: input.company_type,
    email: input.company_email,
    phone: input.company_phone,
    phoneCountry: input.phone_country,
    country: countryOfPhone(input.phone_country),
  });
}

const selectApplicant = query({
  name: 'companies.applicant',
  values: { account: bigint },
  row: { email: text, language: oneOf(languages) },
  sql: sql`select email, language from ${accountFacts} where id = $account`,
});

const apply = operation(applyAsExhibitor, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  const { pool } = database;
  if (await selectCompany.first(pool, { account: caller.accountId })) {
    throw conflict(exhibitorsTexts.alreadyApplied);
  }
  const { accountId } = caller;
  const mayMail = await mayMailLink(pool, { accountId, email: input.company_email });
  await inTransaction(pool, async (client) => {
    const made = await insertApplication(client, accountId, input);
    if (!made) throw conflict(exhibitorsTexts.alreadyApplied);
    const applicant = await selectApplicant.one(client, { account: accountId });
    await mailAboutApplication(client, input, applicant, context);
    await askToConfirm(client, made.id, { appUrl, mayMail });
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
