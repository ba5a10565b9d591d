import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import {
  getCompanyForOperator,
  listCompaniesForOperator,
  updateCompany,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts } from '#features/companies/console/console-companies.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { planned } from '#platform/database/prepared.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { companiesFound } from './company-search.ts';

type CompanyRow = CallAnswer<typeof listCompaniesForOperator>['companies'][number];
type WholeCompany = CallAnswer<typeof getCompanyForOperator>['company'];

const facts = `c.id, c.name, c.name_ar, c.country, c.type, c.status, c.exhibitor_status, c.listed,
  c.email, c.partner_position, c.top_position, a.email as owner_email`;

/** $1 pattern, $2 country, $3 listed or not, $4 before this id, $5 how many. */
export const selectCompanies = planned<CompanyRow>(
  `select ${facts} from companies c left join accounts a on a.id = c.owner_account_id
   where ($1::text is null or c.id = any(array(${companiesFound('$1')})))
     and ($2::text is null or c.country = $2) and ($3::boolean is null or c.listed = $3)
     and ($4::bigint is null or c.id < $4)
   order by c.id desc limit $5`,
);

const list = operation(listCompaniesForOperator, async (input, { database }) => {
  const { search, country = null, shown, cursor = null } = input;
  const listed = shown === undefined ? null : shown === 'listed';
  const asked = [patternOf(search), country, listed, cursor, ROWS_ASKED];
  const page = pageOf(await selectCompanies(database.pool, asked), ({ id }) => id);
  return { companies: page.shown, next_cursor: page.next_cursor };
});

async function requireCompany(
  connection: Pick<pg.ClientBase, 'query'>,
  id: number,
  lock = '',
): Promise<WholeCompany> {
  const { rows } = await connection.query<WholeCompany>(
    `select ${facts}, c.website, c.phone_country, c.phone, c.address, c.address_ar, c.description,
       c.description_ar, c.coupons_allowed
     from companies c left join accounts a on a.id = c.owner_account_id where c.id = $1 ${lock}`,
    [id],
  );
  const [company] = rows;
  if (!company) throw notFound(companiesTexts.notFound);
  return company;
}

const get = operation(getCompanyForOperator, async ({ company_id: id }, { database }) => ({
  company: await requireCompany(database.pool, id),
}));

const update = operation(updateCompany, async (input, { database, caller, language }) => {
  const { company_id: id } = input;
  await inTransaction(database.pool, async (client) => {
    const before = await requireCompany(client, id, 'for update of c');
    await client.query(
      `update companies set name = $2, name_ar = nullif($3, ''), country = $4,
         type = case when exhibitor_status = 1 then coalesce($5, type) else type end,
         status = case when exhibitor_status = 1 then coalesce($6, status) else status end,
         email = $7, phone_country = $8, phone = $9, website = nullif($10, ''),
         address = nullif($11, ''), address_ar = nullif($12, ''), description = nullif($13, ''),
         description_ar = nullif($14, ''), coupons_allowed = $15,
         top_position = case when country = $4 then top_position end
       where id = $1`,
      [
        id,
        input.name,
        input.name_ar,
        input.country,
        input.type ?? null,
        input.status ?? null,
        input.email,
        input.phone_country,
        input.phone,
        input.website,
        input.address,
        input.address_ar,
        input.description,
        input.description_ar,
        input.coupons_allowed === 1,
      ],
    );
    const after = await requireCompany(client, id);
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

export const companiesConsoleOperations: readonly Operation[] = [list, get, update];
