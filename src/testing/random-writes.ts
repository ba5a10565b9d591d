import type { Database } from '#platform/database/database.ts';
import {
  givePlan,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from './factories.ts';

type Parts = Pick<Database, 'pool'>;

/** Random integers below a bound, the same for the same seed. */
export type Chance = (below: number) => number;

/** A linear congruential generator with the constants of Numerical Recipes. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const pick = <T>(chance: Chance, among: readonly T[]): T => among[chance(among.length)] as T;

const countries = ['KW', 'KW', 'SA'];
const categories = ['Infusion pumps', 'Beds', 'Gloves', null];
const brands = ['Alaris', 'Hill', null];
const professions = ['nurse', 'pharmacist', null];

const companyFacts = (chance: Chance) => ({ country: pick(chance, countries) });
const productFacts = (chance: Chance) => ({
  itemCategory: pick(chance, categories),
  brandName: pick(chance, brands),
  priceMinor: 100 + chance(10_000),
  currency: 'KWD',
});

/** Fills a small portal in two countries with some of everything that visitors see. */
export async function fillAtRandom(database: Parts, chance: Chance): Promise<void> {
  for (let made = 0; made < 3; made += 1) {
    const { id } = await makeCompany(database, companyFacts(chance));
    for (let each = 0; each < 3; each += 1) {
      await makeProduct(database, { companyId: id, ...productFacts(chance) });
    }
    for (let each = 0; each < 2; each += 1) {
      await makeJob(database, id, { profession: pick(chance, professions) });
      await makeEvent(database, id);
      await makeCatalog(database, id);
    }
    if (chance(2) === 0) await givePlan(database, id);
  }
}

const tables = ['companies', 'products', 'jobs', 'events', 'catalogs'] as const;
type Named = (typeof tables)[number];

const names: Record<Named, string> = {
  companies: 'name',
  products: 'item_name',
  jobs: 'title',
  events: 'title',
  catalogs: 'title',
};

/** A random row of a table; a deleted id is a valid pick. */
const anyOf = (table: string) => `(select id from ${table} order by random() limit 1)`;
const rename = (table: Named, where: string) =>
  `update ${table} set ${names[table]} = ${names[table]} || '.' where ${where}`;

const quoted = (value: string | null) => (value === null ? 'null' : `'${value}'`);

type Write = (chance: Chance) => string;

const renames: readonly Write[] = [
  ...tables.map((table) => () => rename(table, `id = ${anyOf(table)}`)),
  (chance) => rename('companies', `country = '${pick(chance, countries)}'`),
  (chance) => rename('products', `country = '${pick(chance, countries)}'`),
];

const others: readonly Write[] = [
  (chance) => `update products set price_minor = ${chance(9_999)} where id = ${anyOf('products')}`,
  (chance) =>
    `update products set item_category = ${quoted(pick(chance, categories))},
       brand_name = ${quoted(pick(chance, brands))} where id = ${anyOf('products')}`,
  (chance) => `update products set featured = ${chance(2)} where id = ${anyOf('products')}`,
  (chance) =>
    `update jobs set profession = ${quoted(pick(chance, professions))} where id = ${anyOf('jobs')}`,
  (chance) => {
    const table = pick(chance, tables);
    return `update ${table} set status = ${chance(2)} where id = ${anyOf(table)}`;
  },
  (chance) => {
    const table = pick(chance, ['products', 'jobs', 'events', 'catalogs']);
    return `update ${table} set company_id = ${anyOf('companies')} where id = ${anyOf(table)}`;
  },
  (chance) =>
    `update companies set country = '${pick(chance, countries)}' where id = ${anyOf('companies')}`,
  (chance) =>
    `update companies set partner_position = ${pick(chance, ['null', '1', '2'])},
       top_position = ${pick(chance, ['null', '1', '2'])} where id = ${anyOf('companies')}`,
  (chance) =>
    `insert into products (company_id, item_name, item_category, price_minor, currency)
     values (${anyOf('companies')}, 'One more', ${quoted(pick(chance, categories))}, ${chance(999)}, 'KWD')`,
  (chance) => {
    const table = pick(chance, ['products', 'jobs', 'events', 'catalogs']);
    return `delete from ${table} where id = ${anyOf(table)} and (select count(*) from ${table}) > 4`;
  },
  (chance) =>
    `insert into ${pick(chance, ['branches', 'departments', 'services', 'brands'])} (company_id, name)
     values (${anyOf('companies')}, 'Added ${chance(99)}')`,
  (chance) => {
    const table = pick(chance, ['branches', 'departments', 'services', 'brands']);
    return `update ${table} set name = name || '.', status = ${chance(2)} where id = ${anyOf(table)}`;
  },
  (chance) =>
    `update subscriptions set plan = ${1 + chance(3)} where company_id = ${anyOf('companies')}`,
  (chance) =>
    `insert into company_answers (company_id, asked_by, asked, answered, median_minutes)
     values (${anyOf('companies')}, '${pick(chance, ['enquiries', 'applications'])}', 9, ${chance(9)},
       ${chance(999)})
     on conflict (company_id, asked_by) do update set answered = excluded.answered`,
  () => `update plans set name = name || '.' where id = 2`,
];

/** Makes a random change, in a transaction that is sometimes rolled back. */
export async function writeAtRandom({ pool }: Parts, chance: Chance): Promise<string> {
  // Half of all writes are of the most common kind, which changes a name.
  const text = pick(chance, pick(chance, [renames, others]))(chance);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(text);
    await client.query(chance(10) === 0 ? 'rollback' : 'commit');
  } finally {
    client.release();
  }
  return text;
}
