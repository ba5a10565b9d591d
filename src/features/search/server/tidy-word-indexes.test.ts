import { expect, test } from 'vitest';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { searchSchedules } from './learn-words.ts';
import { tidyWordIndexes } from './tidy-word-indexes.ts';

const { call, database } = await startTestApp();
const { pool } = database;

test('what was written lately does not wait to be read by every question', async () => {
  const { id } = await makeCompany(database, { name: 'House of Lists' });
  await makeProduct(database, { companyId: id, itemName: 'Quintessa lamp' });
  expect(await tidyWordIndexes(pool)).toBeGreaterThan(0);
  expect(await tidyWordIndexes(pool)).toBe(0);
  const { body } = await call('search/search.php?q=quintessa');
  expect(body.results).toMatchObject([{ title: 'Quintessa lamp' }]);
});

test('that is seen to every minute', () => {
  const tidying = searchSchedules.find(({ name }) => name === 'search.tidy-word-indexes');
  expect(tidying?.everyMs).toBe(60_000);
});
