import { expect, test } from 'vitest';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const owner = await signInExhibitor(database);
const stranger = await signInExhibitor(database);

async function add(title: string): Promise<number> {
  const { rows } = await database.pool.query(
    'insert into company_pictures (company_id, title) values ($1, $2) returning id',
    [owner.company.id, title],
  );
  return Number(rows[0].id);
}

const ids = [await add('Front desk'), await add('Ward'), await add('Theatre')];

const reorder = (headers: Record<string, string>, picture_ids: readonly number[]) =>
  call('exhibitor/gallery/reorder.php', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ picture_ids }),
  });

async function titles(): Promise<readonly string[]> {
  const { rows } = await database.pool.query(
    'select title from company_pictures where company_id = $1 order by position, id',
    [owner.company.id],
  );
  return rows.map(({ title }) => title);
}

test('nobody else orders a company’s pictures, not even among others of their own', async () => {
  expect((await reorder({}, ids.toReversed())).status).toBe(401);
  expect((await reorder(stranger.headers, ids.toReversed())).status).toBe(404);
  expect(await titles()).toEqual(['Front desk', 'Ward', 'Theatre']);
});

test('pictures are put into an order by hand, though none had a place', async () => {
  expect((await reorder(owner.headers, ids.toReversed())).status).toBe(200);
  expect(await titles()).toEqual(['Theatre', 'Ward', 'Front desk']);
});
