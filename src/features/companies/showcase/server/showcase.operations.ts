import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { partnerLogosSubject, topExhibitorsSubject } from '#features/companies/companies.audit.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import {
  getShowcase,
  orderShowcase,
  showcases,
} from '#features/companies/showcase/showcase.contract.ts';
import { showcaseTexts } from '#features/companies/showcase/showcase.texts.ts';
import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { array, bigint, bool, date, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { commandFamily, queryFamily } from '#platform/database/statement-family.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

type Showcase = {
  readonly list: (typeof showcases)[number];
  readonly country?: string | undefined;
};

const positions = { partners: sql`partner_position`, top: sql`top_position` } as const;

/** The condition for a company to be on the list. */
const belongs = { partners: sql`$country::text is null`, top: sql`country = $country` } as const;

function countryOf({ list, country }: Showcase): string | null {
  return list === 'top' ? (country ?? null) : null;
}

const selectShown = queryFamily({
  name: 'companies.of-showcase',
  choices: { list: showcases },
  values: { country: nullable(text) },
  row: {
    id: bigint,
    name: text,
    name_ar: nullable(text),
    logo: nullable(text),
    country: text,
    listed: bool,
  },
  sql: ({ list }) => sql`
    select id, name, name_ar, logo, country, listed from ${companies}
    where ${positions[list]} is not null and ${belongs[list]} order by ${positions[list]}, id`,
});

const readShowcase = (connection: Connection, showcase: Showcase) =>
  selectShown.of({ list: showcase.list }).all(connection, { country: countryOf(showcase) });

const get = operation(getShowcase, async (input, { database }) => ({
  companies: await readShowcase(database.pool, input),
}));

type Told = { readonly language: Language; readonly now: Date };

const refused = (text: (typeof showcaseTexts)['repeated']) =>
  invalidInput([{ field: 'company_ids', text }]);

const selectUnentitled = query({
  name: 'companies.without-ads',
  values: { ids: array(bigint), today: date },
  row: { plan: text, plan_ar: text, name: text, name_ar: nullable(text) },
  plan: 'each call',
  sql: sql`
    select p.name as plan, p.name_ar as plan_ar, c.name, c.name_ar
    from ${companies} c
    join ${planFacts} p on p.id = ${currentPlanOf(sql`c.id`, sql`$today::date`)}
    where c.id = any($ids) and c.top_position is null and not p.ads order by c.id limit 1`,
});

/** Top exhibitors are ads, so only companies whose plan includes them can be added. */
async function requireAds(client: pg.ClientBase, ids: readonly number[], context: Told) {
  const found = await selectUnentitled.first(client, { ids, today: todayAt(context.now) });
  if (!found) return;
  const { language } = context;
  const plan = inLanguage(language, found.plan, found.plan_ar);
  const values = { plan, company: inLanguage(language, found.name, found.name_ar) };
  throw invalidInput([{ field: 'company_ids', text: showcaseTexts.noAds, values }]);
}

const named = { country: nullable(text), ids: array(bigint) };

const selectBelonging = queryFamily({
  name: 'companies.belonging-to-showcase',
  choices: { list: showcases },
  values: named,
  row: { id: bigint },
  sql: ({ list }) => sql`
    select id from ${companies} where ${belongs[list]} and id = any($ids)`,
});

const takeOut = commandFamily({
  name: 'companies.take-out-of-showcase',
  choices: { list: showcases },
  values: named,
  row: {},
  sql: ({ list }) => sql`
    update ${companies} set ${positions[list]} = null
    where ${positions[list]} is not null and ${belongs[list]} and id <> all($ids)`,
});

const putInOrder = commandFamily({
  name: 'companies.order-showcase',
  choices: { list: showcases },
  values: { ids: array(bigint) },
  row: {},
  sql: ({ list }) => sql`
    update ${companies} c set ${positions[list]} = given.position
    from unnest($ids::bigint[]) with ordinality as given (id, position) where c.id = given.id`,
});

async function writeOrder(client: pg.ClientBase, showcase: Showcase, ids: readonly number[]) {
  const { list } = showcase;
  const country = countryOf(showcase);
  const known = await selectBelonging.of({ list }).all(client, { country, ids });
  if (known.length !== ids.length) throw refused(showcaseTexts.foreign);
  await takeOut.of({ list }).run(client, { country, ids });
  await putInOrder.of({ list }).run(client, { ids });
}

const order = operation(orderShowcase, async (input, { database, caller, language, now }) => {
  const { company_ids: ids } = input;
  if (new Set(ids).size !== ids.length) throw refused(showcaseTexts.repeated);
  await inTransaction(database.pool, async (client) => {
    // Two operators who change the same list are served one after the other.
    await takeTurns(client, 'showcase');
    const namesOf = async () => (await readShowcase(client, input)).map(({ name }) => name);
    const before = await namesOf();
    if (input.list === 'top') await requireAds(client, ids, { language, now });
    await writeOrder(client, input, ids);
    await recordAction(client, caller, {
      action: 'order',
      subject: input.list === 'top' ? topExhibitorsSubject : partnerLogosSubject,
      subjectId: countryOf(input) ?? undefined,
      before: { order: before },
      after: { order: await namesOf() },
    });
  });
  return { message: translateIn(language)(showcaseTexts.saved) };
});

export const showcaseOperations: readonly Operation[] = [get, order];
