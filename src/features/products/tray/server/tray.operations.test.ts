import { afterEach, expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const company = await makeCompany(database);
const pump = await makeProduct(database, { companyId: company.id, itemName: 'Pump' });
const bed = await makeProduct(database, { companyId: company.id, itemName: 'Bed' });
const person = await signInJobSeeker(database);

afterEach(() => database.pool.query('truncate request_tray_items'));

const save = (items: unknown, who: { headers?: object } = person) =>
  call('user/save-request-tray.php', {
    method: 'POST',
    headers: { ...who.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });

const read = async (who = person) =>
  (await call('user/request-tray.php', { headers: who.headers })).body.items;

test('nobody else has a tray, and no odd one is kept', async () => {
  expect((await save([], {})).status).toBe(401);
  const wrong = [
    'pump',
    [{ product_id: pump.id, quantity: 0 }],
    [{ product_id: pump.id, quantity: 1_000_001 }],
    Array.from({ length: 21 }, (_, at) => ({ product_id: at + 1, quantity: 1 })),
  ];
  for (const items of wrong) expect((await save(items)).status).toBe(400);
});

test('what is saved takes the place of what was there, in its order, without what is gone', async () => {
  await save([{ product_id: pump.id, quantity: 3 }]);
  const { body } = await save([
    { product_id: bed.id, quantity: 2 },
    { product_id: 999_999, quantity: 1 },
    { product_id: pump.id, quantity: 5 },
  ]);
  const kept = [
    { product_id: bed.id, quantity: 2 },
    { product_id: pump.id, quantity: 5 },
  ];
  expect(body.items).toEqual(kept);
  expect(await read()).toEqual(kept);
  expect(await read(await signInJobSeeker(database))).toEqual([]);
});

test('the products of a tray are told in its order, only those that visitors see', async () => {
  const hidden = await makeProduct(database, { companyId: company.id, status: 0 });
  const { body } = await call(`products/tray.php?ids=${bed.id},${hidden.id},${pump.id}`);
  const names = body.products.map((each: { item_name: string }) => each.item_name);
  expect(names).toEqual(['Bed', 'Pump']);
  expect((await call('products/tray.php?ids=1,,2')).status).toBe(400);
});
