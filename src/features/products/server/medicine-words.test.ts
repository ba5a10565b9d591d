import { expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await createTestDatabase();
const { pool } = database;

const first = await makeCompany(database, { name: 'Wadaq House', nameAr: 'دار ودق' });
const second = await makeCompany(database, { name: 'Nilora' });

/** Words whose counts differ from the medicines' actual words. */
async function miscounted() {
  const { rows } = await pool.query(`
    with said as (
      select word collate "C" as word, medicine_key as key, count(*)::int as medicines
      from products cross join unnest(tsvector_to_array(search)) as word
      where listed and is_medicine and word not like '=%' group by 1, 2
    )
    (select * from said except select * from medicine_words)
    union all
    (select * from medicine_words except select * from said)`);
  return rows;
}

const countOf = async (word: string, key: string) => {
  const { rows } = await pool.query(
    'select medicines from medicine_words where word = $1 and key = $2',
    [word, key],
  );
  return rows[0]?.medicines;
};

/** Pseudo-random numbers, the same for the same seed. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

const generics = ['Paracetamol', 'Ibuprofen', null, '...', 'باراسيتامول'];
const names = ['Hadimol 500 mg', 'Nilamol syrup', "Children's drops", 'شراب نيلامول', 'C-17'];

test('words are counted as medicines have them, whatever is written', async () => {
  const random = numbers(7);
  const below = (count: number) => random.next().value % count;
  const any = <T>(things: readonly T[]) => things[below(things.length)] as T;
  const some = () => `id % 3 = ${below(3)}`;
  const writes: readonly (() => Promise<unknown>)[] = [
    () =>
      makeProduct(database, {
        companyId: any([first, second]).id,
        itemName: any(names),
        itemGenericName: any(generics),
        dosageForm: any(['Tablets', null]),
        status: any([1, 1, 1, 0]),
      }),
    () => pool.query(`update products set item_name = $1 where ${some()}`, [any(names)]),
    () => pool.query(`update products set item_generic_name = $1 where ${some()}`, [any(generics)]),
    () => pool.query(`update products set status = $1 where ${some()}`, [any([0, 1])]),
    () => pool.query('update products set stock = stock + 1'),
    () => pool.query(`delete from products where id % 11 = ${below(11)}`),
    () => pool.query('update companies set name = $1 where id = $2', [any(names), first.id]),
    () => pool.query('update companies set status = 1 - status where id = $1', [second.id]),
  ];
  for (let time = 0; time < 120; time += 1) {
    await any([...writes, writes[0], writes[0]] as typeof writes)();
    expect(await miscounted()).toEqual([]);
  }
  const { rows } = await pool.query('select count(*)::int as words from medicine_words');
  expect(rows[0].words).toBeGreaterThan(10);
  await pool.query('delete from products');
  expect((await pool.query('select from medicine_words')).rowCount).toBe(0);
}, 60_000);

test('a word that one takes away while another brings it is there afterwards', async () => {
  const medicine = { companyId: first.id, itemName: 'Zahra', itemGenericName: 'Amoxicillin' };
  const { id } = await makeProduct(database, medicine);
  const going = await pool.connect();
  try {
    await going.query('begin');
    await going.query('delete from products where id = $1', [id]);
    const coming = makeProduct(database, medicine);
    await going.query('commit');
    await coming;
    expect(await countOf('zahra', 'amoxicillin')).toBe(1);
    expect(await miscounted()).toEqual([]);
  } finally {
    going.release();
  }
});
