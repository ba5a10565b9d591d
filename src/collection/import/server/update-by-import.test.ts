// Rows about existing items: what they change, what they leave alone, and how that is undone.
import { describe, expect, test } from 'vitest';
import { poll } from '#platform/database/poll.ts';
import { dayFromToday, makeJob, makeProduct } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { sweepImports } from './sweep-imports.ts';

const { database, call } = await startTestApp();
const { pool } = database;

type Owner = Awaited<ReturnType<typeof signInExhibitor>>;
type Kind = 'products' | 'jobs';

async function send(
  as: Owner,
  content: string,
  { kind = 'products', action = 'import', ...fields }: Record<string, string> = {},
) {
  const form = new FormData();
  form.set('file', new Blob([content]), 'file.csv');
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return call(`exhibitor/${kind}/${action}.php`, {
    method: 'POST',
    headers: { ...as.headers, 'accept-language': 'en' },
    body: form,
  });
}

const preview = async (as: Owner, content: string, fields: Record<string, string> = {}) =>
  (await send(as, content, { action: 'import-preview', ...fields })).body;

const undo = (as: Owner, import_id: number, kind: Kind = 'products') =>
  call(`exhibitor/${kind}/import-undo.php`, {
    method: 'POST',
    headers: { ...as.headers, 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify({ import_id }),
  });

async function stored(table: Kind, { company }: Owner) {
  const { rows } = await pool.query(`select * from ${table} where company_id = $1 order by id`, [
    company.id,
  ]);
  return rows;
}

/** A company with a bed and a lamp. */
async function shop() {
  const as = await signInExhibitor(database, { type: 1 });
  const made = { stock: 5, priceMinor: 4500, currency: 'KWD', remarks: 'Heavy' };
  const bed = await makeProduct(database, {
    companyId: as.company.id,
    ...{ itemName: 'Bed', itemCode: 'B-1', image1: 'bed.jpg' },
    ...made,
  });
  const lamp = await makeProduct(database, {
    companyId: as.company.id,
    ...{ itemName: 'Lamp', itemCode: 'L-1' },
    ...made,
  });
  return { as, bed, lamp };
}

describe('what is refused', () => {
  test('an unknown reference, one of another company, and one that is none', async () => {
    const { as } = await shop();
    const { bed: foreign, as: other } = await shop();
    const file = `product_id,item_name\n${foreign.id},Mine\n999999999,Nobody\nB-1,None\n`;
    const { body } = await send(as, file);
    expect(body).toMatchObject({ success: false, new_rows: 0, changed_rows: 0 });
    expect(body.row_errors.map(({ column }: { column: string }) => column)).toEqual(
      Array(3).fill('product_id'),
    );
    expect(body.row_errors[0].message).toBe(
      `${foreign.id} is not in your list. Leave the cell empty to add the row as new.`,
    );
    expect((await stored('products', other))[0].item_name).toBe('Bed');
    expect(await stored('products', as)).toHaveLength(2);
  });

  test('another company’s own code is nobody’s here: the row is new', async () => {
    const { as: other } = await shop();
    const as = await signInExhibitor(database, { type: 1 });
    const { body } = await send(as, 'item_code,item_name\nB-1,Mine\n');
    expect(body).toMatchObject({ new_rows: 1, changed_rows: 0 });
    expect((await stored('products', other))[0].item_name).toBe('Bed');
  });

  test('an emptied field that must be there, with its reason', async () => {
    const { as } = await shop();
    const { body } = await send(as, 'item_code,item_name,stock\nB-1,,7\nL-1,Lamp,8\n');
    expect(body.row_errors).toMatchObject([{ row: 2, column: 'item_name' }]);
    expect(await stored('products', as)).toMatchObject([{ stock: 5 }, { stock: 8 }]);
  });

  test('the same code twice, unless it says the same', async () => {
    const { as } = await shop();
    const file =
      'item_code,item_name\nB-1,First\nB-1,Second\nL-1,Same\nL-1,Same\nN-1,New\nN-1,Other\n';
    const told = await preview(as, file);
    expect(told).toMatchObject({ new_rows: 1, changed_rows: 2, same_rows: 1 });
    const { body } = await send(as, file);
    expect(body.row_errors).toEqual([
      {
        row: 3,
        column: 'item_code',
        message: 'Row 2 is about the same item and says something else.',
      },
      expect.objectContaining({ row: 7, column: 'item_code' }),
    ]);
    const names = (await stored('products', as)).map(({ item_name }) => item_name);
    expect(names).toEqual(['First', 'Same', 'New']);
  });

  test('a code that several items have; their references tell them apart', async () => {
    const { as, bed } = await shop();
    await makeProduct(database, { companyId: as.company.id, itemName: 'Bed 2', itemCode: 'B-1' });
    const { body } = await send(as, 'item_code,item_name\nB-1,Which\n');
    expect(body.row_errors[0].message).toBe('Several items of your list have the code B-1.');
    const told = await send(as, `product_id,item_code,item_name\n${bed.id},B-1,This\n`);
    expect(told.body).toMatchObject({ changed_rows: 1, row_errors: [] });
  });

  test('new rows without a column that they need', async () => {
    const { as } = await shop();
    const none = await preview(as, 'item_code,stock\nX-1,7\n');
    expect(none.missing_columns).toEqual(['item_name']);
    const { body } = await send(as, 'item_code,stock\nB-1,7\nX-1,7\n');
    expect(body).toMatchObject({ changed_rows: 1, new_rows: 0 });
    expect(body.row_errors).toMatchObject([{ row: 3, column: 'item_name' }]);
  });
});

describe('a row about an item', () => {
  test('changes what its file has columns for, and nothing else', async () => {
    const { as, lamp } = await shop();
    const [before, other] = await stored('products', as);
    const file = 'item_code,price,remarks\nB-1,4.750,\nL-1,4.5,Heavy\n';
    const told = await preview(as, file);
    expect(told).toMatchObject({ total_rows: 2, new_rows: 0, changed_rows: 1, same_rows: 1 });
    expect(told.changes).toEqual([
      {
        row: 2,
        title: 'Bed',
        fields: [
          { column: 'price', before: '4.500', after: '4.750' },
          { column: 'remarks', before: 'Heavy', after: '' },
        ],
      },
    ]);
    expect(told.sample.map(({ state }: { state: string }) => state)).toEqual(['changed', 'same']);
    expect(await stored('products', as)).toEqual([before, other]);
    const { body } = await send(as, file);
    expect(body).toMatchObject({ new_rows: 0, changed_rows: 1, same_rows: 1, row_errors: [] });
    const { price_minor, remarks, updated_at: _, ...rest } = (await stored('products', as))[0];
    expect([price_minor, remarks]).toEqual([4750, null]);
    const { price_minor: _p, remarks: _r, updated_at: _u, ...restBefore } = before;
    expect(rest).toEqual(restBefore);
    expect((await stored('products', as))[1]).toEqual(other);
    expect(other.id).toBe(lamp.id);
  });

  test('is known by its reference before its code, so that a code can be changed', async () => {
    const { as, bed } = await shop();
    const { body } = await send(as, `product_id,item_code,item_name\n${bed.id},B-2,Bed\n`);
    expect(body).toMatchObject({ changed_rows: 1, new_rows: 0 });
    expect((await stored('products', as)).map(({ item_code }) => item_code)).toEqual([
      'B-2',
      'L-1',
    ]);
  });

  test('obeys the rules of its fields together with those that the file does not speak of', async () => {
    const as = await signInExhibitor(database);
    const days = { startDate: dayFromToday(0), expiryDate: dayFromToday(30) };
    const job = await makeJob(database, as.company.id, days);
    const file = (start: string) => `job_ref,job_start_date\n${job.jobRef},${start}\n`;
    const late = await send(as, file(dayFromToday(31)), { kind: 'jobs' });
    expect(late.body.row_errors).toMatchObject([{ row: 2, column: 'job_expiry_date' }]);
    const good = await send(as, file(dayFromToday(5)).toLowerCase(), { kind: 'jobs' });
    expect(good.body).toMatchObject({ changed_rows: 1, row_errors: [] });
  });

  test('is the same where an old item no longer meets today’s rules', async () => {
    const as = await signInExhibitor(database);
    const days = { startDate: '2020-01-01', expiryDate: '2020-02-01' };
    const old = await makeJob(database, as.company.id, { ...days, details: 'Lines\r\nof old' });
    const { job_ref, title } = (await stored('jobs', as))[0];
    expect(job_ref).toBe(old.jobRef);
    const header = 'job_ref,job_title,job_details,job_start_date,job_expiry_date';
    const file = `${header}\n${job_ref},"${title}","Lines\nof old",2020-01-01,2020-02-01\n`;
    const { body } = await send(as, file, { kind: 'jobs' });
    expect(body).toMatchObject({ same_rows: 1, changed_rows: 0, row_errors: [] });
  });

  test('does not count as new where the plan has no more room, unless it is shown again', async () => {
    const { as, bed } = await shop();
    await pool.query('update plans set listings_limit = 2 where id = 0');
    try {
      const changed = await send(as, 'item_code,item_name\nB-1,Better bed\n');
      expect(changed.body).toMatchObject({ changed_rows: 1 });
      const more = await send(as, 'item_code,item_name\nB-1,Best bed\nN-1,New\n');
      expect(more.status).toBe(402);
      expect((await stored('products', as))[0].item_name).toBe('Better bed');
      await pool.query('update products set status = 0 where id = $1', [bed.id]);
      await makeProduct(database, { companyId: as.company.id, itemName: 'Chair' });
      expect((await send(as, 'item_code,status\nB-1,Active\n')).status).toBe(402);
    } finally {
      await pool.query('update plans set listings_limit = null');
    }
  });
});

describe('taking it back', () => {
  const file = 'item_code,item_name,stock\nB-1,Changed bed,50\nL-1,Changed lamp,60\nN-1,New,1\n';

  test('gives the old values back and removes what was new', async () => {
    const { as } = await shop();
    const before = await stored('products', as);
    const { body } = await send(as, file);
    const undone = await undo(as, body.import_id);
    expect(undone.body).toMatchObject({ deleted_count: 1, restored_count: 2, kept_count: 0 });
    expect(undone.body.message).toBe(
      'The import was taken back: 1 rows deleted. 2 items have the old values again.',
    );
    const unmarked = ({ updated_at: _, ...row }: Record<string, unknown>) => row;
    expect((await stored('products', as)).map(unmarked)).toEqual(before.map(unmarked));
    expect((await undo(as, body.import_id)).status).toBe(409);
  });

  test('leaves what somebody changed or deleted since, and says so', async () => {
    const { as, bed, lamp } = await shop();
    const { body } = await send(as, file);
    await pool.query('update products set stock = 51 where id = $1', [bed.id]);
    await pool.query('delete from products where id = $1', [lamp.id]);
    const undone = await undo(as, body.import_id);
    expect(undone.body).toMatchObject({ deleted_count: 1, restored_count: 0, kept_count: 2 });
    expect(undone.body.message).toContain('2 items were changed or deleted since and stay so.');
    expect(await stored('products', as)).toMatchObject([{ item_name: 'Changed bed', stock: 51 }]);
  });

  test('is not done by halves once the old values are forgotten', async () => {
    const { as } = await shop();
    const { body } = await send(as, file);
    await sweepImports({ pool, now: new Date(Date.now() + 31 * 86_400_000) });
    const undone = await undo(as, body.import_id);
    expect([undone.status, undone.body.code]).toEqual([409, 'import_too_old']);
    expect((await stored('products', as))[0].item_name).toBe('Changed bed');
  });
});

describe('at the same time', () => {
  test('two files of one company about the same item: one after the other', async () => {
    const { as } = await shop();
    const answers = await Promise.all([
      send(as, 'item_code,stock,item_name\nB-1,10,Bed\nN-1,1,New\n'),
      send(as, 'item_code,stock,item_name\nB-1,20,Bed\nN-1,2,New\n'),
    ]);
    const counts = answers.map(({ body }) => [body.new_rows, body.changed_rows]).sort();
    expect(counts).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(await stored('products', as)).toHaveLength(3);
  });

  test('an item that is deleted after the preview is not brought back by its reference', async () => {
    const { as, bed } = await shop();
    const mine = `product_id,item_name\n${bed.id},Still there\n`;
    expect(await preview(as, mine)).toMatchObject({ changed_rows: 1 });
    await pool.query('delete from products where id = $1', [bed.id]);
    const { body } = await send(as, mine);
    expect(body).toMatchObject({ success: false, changed_rows: 0, new_rows: 0 });
    expect(await stored('products', as)).toHaveLength(1);
  });
});

describe('rows that seem to be there already', () => {
  const file = 'item_name,stock\nBed,1\nChair,2\nChair,2\nTable,3\n';

  test('are pointed out, within the file and against the list', async () => {
    const { as } = await shop();
    const told = await preview(as, file);
    expect(told).toMatchObject({ new_rows: 4, double_rows: 2 });
    expect(told.doubles).toEqual([
      { row: 2, title: 'Bed', same_as: null },
      { row: 4, title: 'Chair', same_as: 3 },
    ]);
  });

  test('are added all the same, or left out as somebody says', async () => {
    const { as } = await shop();
    const leave_out_doubles = '1';
    expect(await preview(as, file, { leave_out_doubles })).toMatchObject({ new_rows: 2 });
    const without = await send(as, file, { leave_out_doubles });
    expect(without.body).toMatchObject({ new_rows: 2, same_rows: 2 });
    expect((await send(as, 'item_name\nBed\n')).body).toMatchObject({ new_rows: 1 });
    const names = (await stored('products', as)).map(({ item_name }) => item_name);
    expect(names).toEqual(['Bed', 'Lamp', 'Chair', 'Table', 'Bed']);
  });
});

describe('somebody who works on the list while a file is stored', () => {
  const isWaiting = async () =>
    (
      await pool.query(
        `select from pg_locks where not granted and relation = 'import_changes'::regclass
         and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount || undefined;

  /** Runs work after the changes of a file were compared and before they are stored. */
  async function sendWhile(as: Owner, file: string, work: () => Promise<unknown>) {
    const holder = await pool.connect();
    try {
      await holder.query('begin; lock table import_changes in exclusive mode');
      const sending = send(as, file);
      expect(await poll(isWaiting, { timeoutMs: 30_000 })).toBeDefined();
      await work();
      await holder.query('commit');
      return await sending;
    } finally {
      holder.release();
    }
  }

  test('is not overwritten: the file is compared once more, and undo knows their words', async () => {
    const { as, bed } = await shop();
    const { status, body } = await sendWhile(as, 'item_code,item_name,stock\nB-1,Bed,7\n', () =>
      pool.query(`update products set remarks = 'Theirs' where id = $1`, [bed.id]),
    );
    expect([status, body.changed_rows]).toEqual([200, 1]);
    expect((await stored('products', as))[0]).toMatchObject({ stock: 7, remarks: 'Theirs' });
    await undo(as, body.import_id);
    expect((await stored('products', as))[0]).toMatchObject({ stock: 5, remarks: 'Theirs' });
  });

  test('who took the item away is told to the importer; who moves it all the time as well', async () => {
    const { as, bed } = await shop();
    const gone = await sendWhile(as, `product_id,item_name\n${bed.id},Other\n`, () =>
      pool.query('delete from products where id = $1', [bed.id]),
    );
    expect(gone.body.row_errors).toMatchObject([{ column: 'product_id' }]);
    await pool.query(
      `create function move_on() returns trigger language plpgsql as $$ begin
         update products set remarks = remarks || '.' where id = new.item_id; return new; end $$;
       create trigger move_on before insert on import_changes for each row execute function move_on()`,
    );
    try {
      const busy = await send(as, 'item_code,item_name\nL-1,Light\n');
      expect([busy.status, busy.body.message]).toEqual([
        409,
        'Your list was changed while the file was read. Please import it again.',
      ]);
      expect((await stored('products', as))[0]).toMatchObject({ item_name: 'Lamp' });
    } finally {
      await pool.query('drop trigger move_on on import_changes; drop function move_on');
    }
  });
});
