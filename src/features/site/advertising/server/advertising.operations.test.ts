import { expect, test } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

test('the stated figures until the operator sets others', async () => {
  const before = await call('advertising/figures.php');
  expect(before.body.figures).toEqual({ visitors: '50K+', professionals: '15K+', focus: '98%' });
  const page = await (await fetch('/advertising')).text();
  for (const figure of ['50K+', '15K+', '98%']) expect(page).toContain(figure);
  await database.pool.query(`insert into settings values ('figure_visitors', '80K+')`);
  expect((await call('advertising/figures.php')).body.figures.visitors).toBe('80K+');
  expect(await (await fetch('/ar/advertising')).text()).toContain('80K+');
});
