import { companyFacts } from '#features/companies/server/public.ts';
import {
  addEmbedOrigin,
  findEmbed,
  listEmbedOrigins,
  MOST_ORIGINS,
  removeEmbedOrigin,
} from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { findSiteOrigin } from '#features/embeds/site-origin.ts';
import { CallProblem, invalidInput, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bool, nullable, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { embedOrigins } from './embed-origins.table.ts';

const selectOrigins = query({
  name: 'embeds.origins-of-company',
  values: { companyId: bigint },
  row: { id: bigint, origin: text },
  sql: sql`select id, origin from ${embedOrigins} where company_id = $companyId order by id`,
});

const insertOrigin = command({
  name: 'embeds.add-origin',
  values: { companyId: bigint, origin: text },
  sql: sql`insert into ${embedOrigins} (company_id, origin) values ($companyId, $origin)`,
});

const deleteOrigin = command({
  name: 'embeds.remove-origin',
  values: { companyId: bigint, id: bigint },
  sql: sql`delete from ${embedOrigins} where company_id = $companyId and id = $id`,
});

const selectCompany = query({
  name: 'embeds.company',
  values: { id: bigint },
  row: { id: bigint, name: text, name_ar: nullable(text), logo: nullable(text), listed: bool },
  sql: sql`select id, name, name_ar, logo, listed from ${companyFacts} where id = $id`,
});

const shown = operation(findEmbed, async ({ id }, { database: { pool }, language }) => {
  const company = await selectCompany.first(pool, { id });
  if (!company?.listed) throw notFound(texts.unavailable);
  const origins = await selectOrigins.all(pool, { companyId: id });
  return {
    company: {
      id,
      company_name: inLanguage(language, company.name, company.name_ar),
      company_logo: company.logo,
    },
    origins: origins.map(({ origin }) => origin),
  };
});

const list = operation(listEmbedOrigins, async (_input, context) => {
  const { pool } = context.database;
  const { id } = context.caller.company;
  const { name, name_ar, listed } = await selectCompany.one(pool, { id });
  return {
    company: { id, company_name: inLanguage(context.language, name, name_ar), listed },
    site_address: context.appUrl,
    origins: await selectOrigins.all(pool, { companyId: id }),
  };
});

const add = operation(addEmbedOrigin, async (input, { database, caller, language }) => {
  const { id: companyId } = caller.company;
  const origin = findSiteOrigin(input.origin);
  if (!origin) throw invalidInput([{ field: 'origin', text: texts.originInvalid }]);
  await inTransaction(database.pool, async (client) => {
    await takeTurns(client, 'embed-origins', companyId);
    const known = await selectOrigins.all(client, { companyId });
    if (known.some((each) => each.origin === origin)) {
      throw invalidInput([{ field: 'origin', text: texts.originTaken }]);
    }
    if (known.length >= MOST_ORIGINS) {
      throw new CallProblem('too_many_sites', 409, texts.tooMany, {
        values: { most: MOST_ORIGINS },
      });
    }
    await insertOrigin.run(client, { companyId, origin });
  });
  return { origin, message: translateIn(language)(texts.added) };
});

const remove = operation(removeEmbedOrigin, async ({ id }, { database, caller, language }) => {
  const removed = await deleteOrigin.run(database.pool, { companyId: caller.company.id, id });
  if (removed === 0) throw notFound(texts.notFound);
  return { message: translateIn(language)(texts.removed) };
});

export const embedsOperations: readonly Operation[] = [shown, list, add, remove];
