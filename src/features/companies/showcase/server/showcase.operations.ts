import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { partnerLogosSubject, topExhibitorsSubject } from '#features/companies/companies.audit.ts';
import {
  getShowcase,
  orderShowcase,
  type showcases,
} from '#features/companies/showcase/showcase.contract.ts';
import { showcaseTexts } from '#features/companies/showcase/showcase.texts.ts';
import { currentPlanOf } from '#features/subscriptions/server/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { invalidInput } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { raw } from '#platform/database/sql.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

type Showcase = {
  readonly list: (typeof showcases)[number];
  readonly country?: string | undefined;
};
type Shown = CallAnswer<typeof getShowcase>['companies'][number];

const columns = { partners: 'partner_position', top: 'top_position' } as const;

/** Which companies a list may have; $1 is the country. */
const belongs = { partners: '$1::text is null', top: 'country = $1' } as const;

function countryOf({ list, country }: Showcase): string | null {
  return list === 'top' ? (country ?? null) : null;
}

async function readShowcase(
  connection: Pick<pg.ClientBase, 'query'>,
  showcase: Showcase,
): Promise<readonly Shown[]> {
  const column = columns[showcase.list];
  const { rows } = await connection.query<Shown>(
    `select id, name, name_ar, logo, country, listed from companies
     where ${column} is not null and ${belongs[showcase.list]} order by ${column}, id`,
    [countryOf(showcase)],
  );
  return rows;
}

const get = operation(getShowcase, async (input, { database }) => ({
  companies: [...(await readShowcase(database.pool, input))],
}));

type Told = { readonly language: Language; readonly now: Date };

const refused = (text: (typeof showcaseTexts)['repeated']) =>
  invalidInput([{ field: 'company_ids', text }]);

type Unentitled = { plan: string; plan_ar: string; name: string; name_ar: string | null };

/** Top exhibitors are ads: only companies whose plan includes them can be put there. */
async function requireAds(client: pg.ClientBase, ids: readonly number[], context: Told) {
  const { rows } = await client.query<Unentitled>(
    `select p.name as plan, p.name_ar as plan_ar, c.name, c.name_ar
     from companies c join plans p on p.id = ${currentPlanOf(raw('c.id'), raw('$2::date')).text}
     where c.id = any($1::bigint[]) and c.top_position is null and not p.ads order by c.id limit 1`,
    [ids, todayAt(context.now)],
  );
  const [found] = rows;
  if (!found) return;
  const { language } = context;
  const plan = inLanguage(language, found.plan, found.plan_ar);
  const values = { plan, company: inLanguage(language, found.name, found.name_ar) };
  throw invalidInput([{ field: 'company_ids', text: showcaseTexts.noAds, values }]);
}

async function writeOrder(client: pg.ClientBase, showcase: Showcase, ids: readonly number[]) {
  const column = columns[showcase.list];
  const known = await client.query(
    `select id from companies where ${belongs[showcase.list]} and id = any($2::bigint[])`,
    [countryOf(showcase), ids],
  );
  if (known.rowCount !== ids.length) throw refused(showcaseTexts.foreign);
  await client.query(
    `update companies set ${column} = null where ${column} is not null
       and ${belongs[showcase.list]} and id <> all($2::bigint[])`,
    [countryOf(showcase), ids],
  );
  await client.query(
    `update companies c set ${column} = given.position
     from unnest($1::bigint[]) with ordinality as given (id, position) where c.id = given.id`,
    [ids],
  );
}

const order = operation(orderShowcase, async (input, { database, caller, language, now }) => {
  const { company_ids: ids } = input;
  if (new Set(ids).size !== ids.length) throw refused(showcaseTexts.repeated);
  await inTransaction(database.pool, async (client) => {
    // Two operators who order the same list do it one after the other.
    await client.query(`select pg_advisory_xact_lock(hashtext('showcase'))`);
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
