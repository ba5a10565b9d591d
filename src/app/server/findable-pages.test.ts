import { expect, test } from 'vitest';
import { countWords } from '#features/search/server/count-words.ts';
import { shipPages } from '#features/search/server/ship-pages.ts';
import { shipThesaurus } from '#features/search/server/ship-thesaurus.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { findablePages } from './findable-pages.ts';

const { call, database } = await startTestApp();
// What a portal does when it starts; this one has no content of companies yet.
await shipPages(database.pool, findablePages);
await shipThesaurus(database.pool);
await countWords(database.pool);

async function pagesFoundBy(question: string): Promise<readonly string[]> {
  const { body } = await call(`search/search.php?q=${encodeURIComponent(question)}`);
  return body.results.map(({ path }: { path: string }) => path);
}

test.each([
  'bed',
  'hospital bed',
  'سرير',
  'medicine',
  'paracetamol',
  'دواء',
  'doctor',
  'nurse',
  'x-ray',
  'congress in Kuwait',
  'card',
  'hand',
  'computer',
])('an empty portal has no %s, and no page of its own says so by accident', async (question) => {
  expect(await pagesFoundBy(question)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/terms|privacy|cookie|protection/)]),
  );
});

test.each([
  ['terms and conditions', '/terms-conditions'],
  ['الشروط والأحكام', '/terms-conditions'],
  ['privacy', '/privacy-policy'],
  ['cookies', '/cookie-policy'],
  ['how do I delete my account', '/privacy-policy'],
  ['حماية البيانات', '/data-protection'],
  ['my network address and personal data', '/privacy-policy'],
])('%s is answered by the page about it', async (question, path) => {
  expect(await pagesFoundBy(question)).toContain(path);
});
