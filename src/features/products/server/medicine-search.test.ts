import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { planSearch } from './medicine-search.ts';

const { call, database } = await startTestApp();
const { pool } = database;
const company = await makeCompany(database, { name: 'Wadaq' });
const other = await makeCompany(database, { name: 'Nilora' });

/** The number of generics whose medicines contain "early", and of all; each has a hundred medicines. */
const EARLY = 4;
const ALL = 56;

/** Of the generics with "late", every third also has "pair" in one medicine; every fifth of all has "zahra". */
beforeAll(async () => {
  await pool.query(
    `insert into products (company_id, item_name, item_generic_name, item_generic_name_ar, dosage_form)
     select case when n = 1 and g % 7 = 0 then $1::bigint else $2 end,
       case when g > $3 then 'Late ' else 'Early ' end ||
         case when g > $3 and g % 3 = 0 and n = 1 then 'pair'
           when g % 5 = 0 and n = 2 then 'zahra' else 'drops' end,
       chr(97 + g / 10) || 'mol ' || g, 'دواء ' || (100 - g), 'Tablets'
     from generate_series(1, $4) as g cross join generate_series(1, 100) as n`,
    [other.id, company.id, EARLY, ALL],
  );
}, 120_000);

test.each([
  ['nothing that is a word', null, 'known'],
  ['a word of the first', `'early':*`, 'met'],
  ['a word of none', `'zebra':*`, 'known'],
  ['a word of many, none of the first', `'late':*`, 'among'],
  ['two words of many that no medicine has together', `'late':* & 'early':*`, 'known'],
  ['two words of a few hundred that all of these have together', `'bmol':* & 'late':*`, 'among'],
])('%s is sought in its way', async (_, question, words) => {
  expect((await planSearch(pool, question)).words).toBe(words);
});

type Generic = { slug: string };

/** All pages of a search. */
async function allPages(query: string, language: string): Promise<string[]> {
  const found: string[] = [];
  let cursor = '';
  do {
    const after = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await call(`rx/medicines.php?${query}&limit=50${after}`, {
      headers: { 'accept-language': language },
    });
    found.push(...body.generics.map(({ slug }: Generic) => slug));
    cursor = body.next_cursor ?? '';
  } while (cursor);
  return found;
}

/** The generics of all medicines that contain the words, found by reading every medicine. */
async function readThrough(words: string, condition: string, order: string): Promise<string[]> {
  const { rows } = await pool.query(
    `select g.key from product_groups g where g.kind = 'generic' and exists (
       select from products p where p.medicine_key = g.key and p.listed
         and p.search @@ prefix_query($1) and ${condition})
     order by ${order}, g.key`,
    [words],
  );
  return rows.map(({ key }) => key);
}

describe('what was found is what has the words', () => {
  test.each([
    ['late', '', 'true'],
    ['lat', '', 'true'],
    ['late drops', '', 'true'],
    ['late pair', '', 'true'],
    ['late zahra', '', 'true'],
    ['late early', '', 'true'],
    ['pair zahra', '', 'true'],
    ['late', '&letter=c', `left(g.key, 1) = 'c'`],
    ['late', '&generic=cmol-21', `g.key = 'cmol-21'`],
    ['late', `&company=${other.id}`, `p.company_id = ${other.id}`],
    ['late', '&form=tablets', `p.form_key = 'tablets'`],
  ])('%s %s', async (words, filters, condition) => {
    const search = `search=${encodeURIComponent(words)}${filters}`;
    const expected = await readThrough(words, condition, 'g.key');
    expect(await allPages(search, 'en')).toEqual(expected);
    const order = filters.includes('letter') ? 'g.key' : 'g.key_ar';
    expect(await allPages(search, 'ar')).toEqual(await readThrough(words, condition, order));
  });

  test('at once, when a medicine that says so is added, changed or goes', async () => {
    const slugs = async () => (await allPages('search=late&letter=a', 'en')).slice(0, 1);
    expect(await slugs()).toEqual(['amol-5']);
    const { rows } = await pool.query(
      `update products set item_name = 'Late drops' where id =
         (select min(id) from products where medicine_key = 'amol-3') returning id`,
    );
    expect(await slugs()).toEqual(['amol-3']);
    await pool.query('delete from products where id = $1', [rows[0].id]);
    expect(await slugs()).toEqual(['amol-5']);
  });
});
