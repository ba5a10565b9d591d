import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { readQueries } from './all-queries.ts';
import { type Asked, queryClasses } from './asked.ts';
import { demoRecordIds } from './demo-records.ts';
import { isHeldBack } from './held-back.ts';
import { knownPages } from './known-pages.ts';
import { page, type RecordId } from './record-id.ts';

const { pool } = await createTestDatabase();
const { tuned, 'held-back': heldBack } = await readQueries();
const all = [...tuned, ...heldBack];

const MAX_TEXT_LENGTH = 300;
const MIN_TEXT_LENGTH = 3;
/** Months of each length, each day of the week, and a turn of the year. */
const someDays = [
  '2026-11-16',
  '2026-12-31',
  '2027-01-31',
  '2027-02-28',
  '2027-03-07',
  '2028-02-29',
];

function idsOf({ right, fair }: Asked): readonly RecordId[] {
  const first = typeof right === 'function' ? someDays.flatMap((day) => right(day)) : right;
  return [...first, ...fair];
}

async function knownIds(): Promise<ReadonlySet<RecordId>> {
  const { rows } = await pool.query<{ question: string }>('select question from faq_items');
  const questions = rows.map(({ question }): RecordId => `faq:${question}`);
  return new Set([...demoRecordIds, ...page(...knownPages), ...questions]);
}

test('every record that is asked for exists', async () => {
  const known = await knownIds();
  const missing = all.flatMap((asked) =>
    idsOf(asked)
      .filter((id) => !known.has(id))
      .map((id) => `${asked.text}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test('what is to be found is there on some day, unless nothing is', () => {
  const without = all.filter((asked) => idsOf(asked).length === 0).map((asked) => asked.class);
  expect(new Set(without)).toEqual(new Set(['hostile or nonsense', 'not in the demo']));
});

test('no right answer is named twice', () => {
  for (const { text, right } of all) {
    if (typeof right !== 'function') expect(new Set(right).size, text).toBe(right.length);
  }
});

test('no visitor asks the same twice', () => {
  const texts = all.map(({ text, from, reference }) => `${from} ${text} ${reference ?? ''}`);
  expect(texts.filter((text, position) => texts.indexOf(text) !== position)).toEqual([]);
});

test('texts are what the box takes', () => {
  for (const { text } of all) {
    expect(text.length, text).toBeGreaterThanOrEqual(MIN_TEXT_LENGTH);
    expect(text.length, text).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
    expect(text).toBe(text.trim());
  }
});

test('a query lies in the folder that its text decides', () => {
  expect(tuned.filter(isHeldBack).map(({ text }) => text)).toEqual([]);
  expect(heldBack.filter((asked) => !isHeldBack(asked)).map(({ text }) => text)).toEqual([]);
});

test.each(queryClasses)('%s has weight in both parts', (name) => {
  const count = (queries: readonly Asked[]) =>
    queries.filter((asked) => asked.class === name).length;
  expect(count(all)).toBeGreaterThanOrEqual(15);
  expect(count(heldBack)).toBeGreaterThanOrEqual(3);
});

test('a fifth is held back, and half of all is Arabic', () => {
  const share = (part: readonly Asked[]) => part.length / all.length;
  expect(all.length).toBeGreaterThanOrEqual(420);
  expect(share(heldBack)).toBeGreaterThan(0.18);
  expect(share(heldBack)).toBeLessThan(0.22);
  expect(share(all.filter(({ language }) => language !== 'en'))).toBeGreaterThanOrEqual(0.45);
});
