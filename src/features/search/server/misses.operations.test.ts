import { describe, expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetMisses } from './count-misses.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = app.database;
const operator = await createOperator(app);

const report = (q: string, from: number, outcome = 'unanswered') =>
  app.call('search/miss.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${from}` },
    body: JSON.stringify({ q, outcome }),
  });
const listed = async () => (await operator.get('searches/list.php')).body.misses;

test('only operators see what was asked in vain', async () => {
  expect((await app.call('admin/searches/list.php')).status).toBe(401);
});

test.each([
  [{ q: 'ab', outcome: 'unanswered' }, 'q'],
  [{ q: 'a'.repeat(301), outcome: 'unanswered' }, 'q'],
  [{ q: 'stent', outcome: 'sold' }, 'outcome'],
])('%o is refused and the field is named', async (body, field) => {
  const answer = await app.call('search/miss.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([expect.objectContaining({ field })]);
});

describe('a question that was asked in vain', () => {
  test('is shown from five askers up, each counted once a day', async () => {
    for (const from of [1, 1, 1, 1, 1, 2, 3, 4]) {
      expect((await report('Zebra Stripes', from)).status).toBe(200);
    }
    expect(await listed()).toEqual([]);
    await report('zebra-stripes', 5);
    expect(await listed()).toEqual([
      expect.objectContaining({ question: 'zebra stripes', unanswered: 5, unopened: 0 }),
    ]);
  });

  test('is told apart from one of which nothing was opened', async () => {
    for (const from of [1, 2]) await report('zebra stripes', from, 'unopened');
    expect(await listed()).toEqual([expect.objectContaining({ unanswered: 5, unopened: 2 })]);
  });

  test('keeps nothing of who asked', async () => {
    const kept = await Promise.all(
      ['search_misses', 'search_askers', 'search_salts'].map((table) =>
        pool.query(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(kept.map(({ rows }) => rows))).not.toContain('10.1.0.');
  });

  test('and from the next day on nobody can tell any more', async () => {
    const { rows } = await pool.query('select (max(day) + 1)::text as day from search_askers');
    await forgetMisses(pool, rows[0].day);
    const left = await pool.query(
      'select 1 from search_askers union all select 1 from search_salts',
    );
    expect(left.rows).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  test('is forgotten after a month where only few asked it', async () => {
    await report('only once', 9);
    const { rows } = await pool.query('select (max(last_on) + 31)::text as day from search_misses');
    await forgetMisses(pool, rows[0].day);
    const left = await pool.query('select question from search_misses');
    expect(left.rows).toEqual([{ question: 'zebra stripes' }]);
  });
});

test('nobody fills the list alone', async () => {
  for (let n = 0; n < 65; n += 1) await report(`flood number ${n}`, 77);
  const { rows } = await pool.query(`select 1 from search_misses where question like 'flood%'`);
  expect(rows).toHaveLength(60);
});
