import { expect, test } from 'vitest';
import { findablePages } from '#app/server/findable-pages.ts';
import { fillDemo } from '#demo/fill-demo.ts';
import { countWords } from '#features/search/server/count-words.ts';
import { shipPages } from '#features/search/server/ship-pages.ts';
import { shipThesaurus } from '#features/search/server/ship-thesaurus.ts';
import { joinAsProgram } from '#testing/program-session.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { thirtyQuestions } from '#testing/thirty-questions.ts';
import { publicTools } from './public-tools.ts';

const portal = await startTestApp();
const { pool } = portal.database;
// What a portal does when it starts.
await fillDemo(portal.database, portal.files, () => undefined);
await shipPages(pool, findablePages);
await shipThesaurus(pool);
await countWords(pool);

/** Clients like a person's assistant: they see the tools, ask in the question's language and read what they find. */
const programs = {
  en: await joinAsProgram(portal),
  ar: await joinAsProgram(portal, { path: '/ar/mcp' }),
};

const isRow = (value: unknown): value is { address: string } =>
  typeof value === 'object' && value !== null && 'address' in value;

/** The address of the first record with a page. */
function firstAddress(answer: Readonly<Record<string, unknown>>): string {
  const rows = Object.values(answer).find((value) => Array.isArray(value) && isRow(value[0]));
  return (rows as readonly { address: string }[] | undefined)?.[0]?.address ?? '';
}

test('there are thirty, of every kind and in both languages', () => {
  expect(new Set(thirtyQuestions.map(({ question }) => question)).size).toBe(30);
  const kinds = thirtyQuestions.map(({ path }) => path.split(/[/?]/)[1]);
  for (const kind of ['company', 'product', 'rx', 'event', 'job', 'faq']) {
    expect(kinds).toContain(kind);
  }
  expect(thirtyQuestions.filter(({ language }) => language === 'ar').length).toBeGreaterThan(8);
  const tools = new Set(publicTools.map(({ name }) => name));
  for (const { list } of thirtyQuestions) if (list) expect(tools).toContain(list.tool);
});

test.each(thirtyQuestions.map((each) => [each.question, each] as const))(
  '%s',
  async (question, { language, list, path, says }) => {
    const { use } = programs[language];
    const found = list ? await use(list.tool, list.given) : await use('ask_mai', { q: question });
    expect(found.isError, found.text).toBe(false);
    const address = firstAddress(found.answer);
    const prefix = language === 'ar' ? '/ar' : '';
    const year = String(new Date().getFullYear());
    expect(address).toBe(`http://localhost:3000${prefix}${path.replace('{year}', year)}`);
    const page = await use('open_page', { address });
    expect(page.isError, page.text).toBe(false);
    expect(page.text).toContain(says);
    expect(page.text).toContain(address);
  },
);
