import { countItemsOf } from '#collection/server/listings.ts';
import { recordAction } from '#console/audit/server/audit.ts';
import { glanceFirst, newestOf } from '#console/server/glance-first.ts';
import { pageOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import {
  askToConfirm,
  isAddressConfirmed,
  readStatedAddress,
} from '#features/companies/address/server/confirm-address.ts';
import { mayMailLink } from '#features/companies/address/server/link-limits.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import {
  companySorts,
  exportCompanies,
  getCompanyForOperator,
  listCompaniesForOperator,
  type shownKinds,
  updateCompany,
} from '#features/companies/console/console-companies.contract.ts';
import {
  companiesConsoleTexts,
  companiesConsoleTexts as texts,
} from '#features/companies/console/console-companies.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { companyKindText } from '#features/companies/server/company-kind.ts';
import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bigint, bool, date, int, nullable, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import {
  companiesFound,
  companySearch,
  companySearchValues,
  isCompanyMet,
} from './company-search.ts';
import { listManyOperations } from './list-many.operations.ts';

const row = {
  id: bigint,
  name: text,
  name_ar: nullable(text),
  country: text,
  type: nullable(int),
  status: int,
  exhibitor_status: int,
  listed: bool,
  email: text,
  email_confirmed: bool,
  partner_position: nullable(int),
  top_position: nullable(int),
  owner_email: nullable(text),
};

const columns = sql`
  c.id, c.name, c.name_ar, c.country, c.type, c.status, c.exhibitor_status, c.listed, c.email,
  ${isAddressConfirmed} as email_confirmed, c.partner_position, c.top_position, a.email as owner_email`;

const withOwner = sql`c left join ${accountFacts} a on a.id = c.owner_account_id`;

/** The companies in each order, and those that are met among the newest. */
const companyWays = [...companySorts, 'glanced'] as const;

const filtersOf = (way: (typeof companyWays)[number]) => sql`
  ($pattern::text is null or ${way === 'glanced' ? isCompanyMet : sql`c.id = any(array(${companiesFound}))`})
  and ($country::text is null or c.country = $country)
  and ($listed::boolean is null or c.listed = $listed)`;

const newest = {
  after: sql`($before::bigint is null or c.id < $before)`,
  by: sql`c.id desc`,
};

/** Where the next page starts. The cursor is a company's id in every order. */
const orders = {
  newest,
  glanced: newest,
  name: {
    after: sql`($before::bigint is null or (lower(c.name), c.id) >
      (select lower(last.name), last.id from ${companies} last where last.id = $before))`,
    by: sql`lower(c.name), c.id`,
  },
} as const;

export const selectCompanies = queryFamily({
  name: 'companies.for-operator',
  choices: { way: companyWays },
  values: {
    today: date,
    ...companySearchValues,
    country: nullable(text),
    listed: nullable(bool),
    before: nullable(bigint),
    atMost: bigint,
  },
  row: { ...row, category: text, plan_name: text, plan_name_ar: text },
  plan: () => 'each call',
  sql: ({ way }) => sql`
    select ${columns}, c.category, plan.name as plan_name, plan.name_ar as plan_name_ar
    from ${way === 'glanced' ? newestOf(companies) : companies} ${withOwner}
      join ${planFacts} plan on plan.id = ${currentPlanOf(sql`c.id`, sql`$today::date`)}
    where ${filtersOf(way)} and ${orders[way].after}
    order by ${orders[way].by} limit $atMost`,
});

type CompanyFilters = {
  readonly search?: string;
  readonly country?: string;
  readonly shown?: (typeof shownKinds)[number];
  readonly sort?: (typeof companySorts)[number];
};

/** A filtered page of companies, with their plan and the number of their items. */
async function readCompanies(
  { database: { pool }, language, now }: Pick<OperationContext, 'database' | 'language' | 'now'>,
  asked: CompanyFilters & { readonly cursor?: number; readonly atMost: number },
) {
  const { search, country, shown, sort = 'newest', cursor, atMost } = asked;
  const { isCommon, pattern, part } = await companySearch(pool, search);
  const values = {
    today: todayAt(now),
    pattern,
    part,
    country,
    listed: shown === undefined ? null : shown === 'listed',
    before: cursor,
    atMost,
  };
  const read = (way: (typeof companyWays)[number]) => selectCompanies.of({ way }).all(pool, values);
  const rows = await (isCommon && sort === 'newest'
    ? glanceFirst(
        atMost,
        () => read('glanced'),
        () => read(sort),
      )
    : read(sort));
  const items = await countItemsOf(
    pool,
    rows.map(({ id }) => id),
  );
  const t = translateIn(language);
  return rows.map(({ plan_name, plan_name_ar, category, ...facts }) => ({
    ...facts,
    kind: t(companyKindText(facts.type, category)),
    plan: inLanguage(language, plan_name, plan_name_ar),
    items: items.get(facts.id) ?? 0,
  }));
}

const list = operation(listCompaniesForOperator, async (input, context) => {
  const rows = await readCompanies(context, { ...input, atMost: ROWS_ASKED });
  const page = pageOf(rows, ({ id }) => id);
  return { companies: page.shown, next_cursor: page.next_cursor };
});

/** Larger exports are done in the database. */
const MOST_EXPORTED = 20_000;

const exporting = operation(exportCompanies, async (input, context) => {
  const t = translateIn(context.language);
  const rows = await readCompanies(context, { ...input, atMost: MOST_EXPORTED });
  const { company, columnCountry, type, plan, items, owner, columnEmail, shown } = texts;
  const head = [company, columnCountry, type, plan, items, owner, columnEmail, shown];
  const lines = rows.map((row) => [
    inLanguage(context.language, row.name, row.name_ar),
    row.country,
    row.kind,
    row.plan,
    String(row.items),
    row.owner_email ?? '',
    row.email,
    t(row.listed ? texts.listed : texts.hidden),
  ]);
  return {
    fileName: 'companies.csv',
    contentType: CSV_TYPE,
    content: Buffer.from(UTF8_MARK + csvLines([head.map((text) => t(text)), ...lines])),
  };
});

const wholeRow = {
  ...row,
  website: nullable(text),
  phone_country: text,
  phone: text,
  address: nullable(text),
  address_ar: nullable(text),
  description: nullable(text),
  description_ar: nullable(text),
  coupons_allowed: bool,
};

const wholeCompany = sql`
  select ${columns}, c.website, c.phone_country, c.phone, c.address, c.address_ar, c.description,
    c.description_ar, c.coupons_allowed
  from ${companies} ${withOwner} where c.id = $id`;

const selectCompany = query({
  name: 'companies.whole',
  values: { id: bigint },
  row: wholeRow,
  sql: wholeCompany,
});

const lockCompany = query({
  name: 'companies.lock-whole',
  values: { id: bigint },
  row: wholeRow,
  sql: sql`${wholeCompany} for update of c`,
});

const get = operation(getCompanyForOperator, async ({ company_id: id }, { database }) => {
  const company = await selectCompany.first(database.pool, { id });
  if (!company) throw notFound(companiesTexts.notFound);
  return { company };
});

/** Type and status are only written for approved companies, because an approval gives them first. */
const writeCompany = command({
  name: 'companies.write-for-operator',
  values: {
    id: bigint,
    name: text,
    name_ar: text,
    country: text,
    type: nullable(int),
    status: nullable(int),
    email: text,
    phone_country: text,
    phone: text,
    website: text,
    address: text,
    address_ar: text,
    description: text,
    description_ar: text,
    coupons_allowed: bool,
  },
  sql: sql`
    update ${companies} set name = $name, name_ar = nullif($name_ar, ''), country = $country,
      type = case when exhibitor_status = 1 then coalesce($type, type) else type end,
      status = case when exhibitor_status = 1 then coalesce($status, status) else status end,
      email = $email, phone_country = $phone_country, phone = $phone,
      website = nullif($website, ''), address = nullif($address, ''),
      address_ar = nullif($address_ar, ''), description = nullif($description, ''),
      description_ar = nullif($description_ar, ''), coupons_allowed = $coupons_allowed,
      top_position = case when country = $country then top_position end
    where id = $id`,
});

const update = operation(updateCompany, async (input, context) => {
  const { database, caller, language, appUrl } = context;
  const { pool } = database;
  const { company_id: id, ...values } = input;
  const known = await readStatedAddress(pool, id);
  const isNew = known !== undefined && known.email !== input.email;
  const mayMail = isNew && (await mayMailLink(pool, { email: input.email }));
  await inTransaction(pool, async (client) => {
    const before = await lockCompany.first(client, { id });
    if (!before) throw notFound(companiesTexts.notFound);
    await writeCompany.run(client, {
      ...values,
      id,
      type: input.type,
      status: input.status,
      coupons_allowed: input.coupons_allowed === 1,
    });
    if (isNew) await askToConfirm(client, id, { appUrl, mayMail });
    const after = await selectCompany.one(client, { id });
    await recordAction(client, caller, {
      action: 'update',
      subject: companySubject,
      subjectId: id,
      before,
      after,
    });
  });
  return { message: translateIn(language)(companiesConsoleTexts.saved) };
});

export const companiesConsoleOperations: readonly Operation[] = [
  list,
  exporting,
  get,
  update,
  ...listManyOperations,
];
