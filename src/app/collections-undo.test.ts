import { describe, expect, test } from 'vitest';
import { sweepDeletions } from '#collection/server/deletions.ts';
import { dayFromToday } from '#testing/factories.ts';
import { manage, namedCollections } from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { pool } = app.database;

/** Tables whose name differs from their collection's. */
const tables: Readonly<Record<string, string>> = { gallery: 'company_pictures' };

/** All columns of the rows, whichever of them the calls show. */
async function wholeRows(table: string, ids: readonly number[]) {
  const { rows } = await pool.query(
    `select to_jsonb(kept) as row from ${table} kept where id = any($1) order by id`,
    [ids],
  );
  return rows.map(({ row }) => row);
}

describe.each(namedCollections)('deleted %s', (name, collection) => {
  const table = tables[name] ?? name;
  const { calls, ids } = collection;

  test('come back whole, once, and for their owner only', async () => {
    const { ask, create, owner, signIn, find, titled } = await manage(app, collection);
    const made = [await create(titled('First')), await create(titled('Second'))];
    const before = await wholeRows(table, made);
    const { body } = await ask(calls.bulkDelete, owner, { [ids.many]: made });
    expect(body).toMatchObject({ deleted_count: 2, people_told: 0 });
    expect(await wholeRows(table, made)).toEqual([]);
    expect(await find(made[0] ?? 0)).toBeUndefined();

    const deletion = { deletion_id: body.deletion_id };
    expect((await ask(calls.undoDelete, { headers: {} }, deletion)).status).toBe(401);
    expect((await ask(calls.undoDelete, await signIn(), deletion)).status).toBe(409);
    expect((await ask(calls.undoDelete, owner, { deletion_id: 'x' })).status).toBe(400);
    const undone = await ask(calls.undoDelete, owner, deletion);
    expect(undone).toMatchObject({ status: 200, body: { restored_count: 2 } });
    expect(await wholeRows(table, made)).toEqual(before);
    expect((await ask(calls.undoDelete, owner, deletion)).status).toBe(409);
  });

  test('are gone for good when the time is over', async () => {
    const { ask, create, owner } = await manage(app, collection);
    const id = await create();
    const { body } = await ask(calls.remove, owner, { [ids.acted]: id });
    expect(Date.parse(body.undo_until) - Date.now()).toBeGreaterThan(9_000);
    const deletion = { deletion_id: body.deletion_id };
    await sweepDeletions(pool);
    await pool.query('update deletions set undo_until = now() where id = $1', [body.deletion_id]);
    expect((await ask(calls.undoDelete, owner, deletion)).body.code).toBe('too_late');
    await sweepDeletions(pool);
    const left = await pool.query('select from deleted_rows where deletion_id = $1', [
      body.deletion_id,
    ]);
    expect(left.rowCount).toBe(0);
  });
});

test('what came in their place meanwhile stands against too many', async () => {
  const [, collection] = namedCollections.find(([name]) => name === 'jobs') ?? [];
  if (!collection) throw new Error('There are no jobs');
  const { calls, ids } = collection;
  const { ask, create, owner, good } = await manage(app, collection);
  const open = {
    ...good,
    job_start_date: dayFromToday(-1),
    job_expiry_date: dayFromToday(9),
    status: '1',
  };
  await pool.query('update plans set listings_limit = 1 where id = 0');
  const id = await create(open);
  const { body } = await ask(calls.remove, owner, { [ids.acted]: id });
  expect(await create(open)).toBeGreaterThan(id);
  const undone = await ask(calls.undoDelete, owner, { deletion_id: body.deletion_id });
  expect(undone.status).toBe(402);
  await pool.query('update plans set listings_limit = null where id = 0');
});
