import { describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { collectionTexts } from '#collection/collection.texts.ts';
import { wordsFor } from '#collection/contract/words-for.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { allTexts } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

const t = translateIn('ar');

/** One text per collection; loading the operations defines them. */
const counted = operations.length > 0 ? allTexts().filter(({ id }) => id.endsWith('.counted')) : [];

test('every collection counts its items', () => {
  expect(counted.length).toBeGreaterThanOrEqual(13);
});

describe.each(counted.map((text) => [text.id, text] as const))('%s in Arabic', (_id, text) => {
  test('one and two are words, without a number', () => {
    expect(t(text, { n: 1 })).toMatch(/^\D+ واحدة?$/);
    expect(t(text, { n: 2 })).toMatch(/^\D+(ين|تي)( \D+)?$/);
  });

  test('a few are in the plural, more in the singular, in Latin digits', () => {
    const [few, many, hundred] = [3, 11, 100].map((n) => t(text, { n }).replace(/^\d+ /, ''));
    expect(t(text, { n: 1234 })).toMatch(/^1,234 /);
    expect(few).not.toBe(hundred);
    expect([hundred, `${hundred}ًا`]).toContain(many);
  });
});

test('what is done to a number of items agrees with it', () => {
  const say = (n: number) =>
    t(collectionTexts.bulkDeleted, wordsFor(t, jobsCollection.words, { n }));
  expect([1, 2, 3, 11, 100].map(say)).toEqual([
    'تم حذف وظيفة واحدة بنجاح',
    'تم حذف وظيفتين بنجاح',
    'تم حذف 3 وظائف بنجاح',
    'تم حذف 11 وظيفة بنجاح',
    'تم حذف 100 وظيفة بنجاح',
  ]);
});
