import { expect, test } from 'vitest';
import { blocksOf, findPromiseProblems, type Spoken } from './find-promise-problems.ts';
import type { PortalPromise } from './promise.ts';

const refund: PortalPromise = {
  promise: 'money back',
  said: ['text: plans.promise', 'terms: within 30 days', 'faq: 30-day money-back'],
  provenBy: ['src/refunds.test.ts', 'goes back', 'not after a %s'],
};

const whole: Spoken = {
  promises: [refund],
  noPromises: ['terms: These terms'],
  texts: [
    { id: 'plans.promise', en: '30-day money-back', ar: '' },
    { id: 'plans.title', en: 'Plans', ar: '' },
  ],
  pages: { terms: '<p>These <b>terms</b> apply.</p><ul>\n<li>Paid back within 30 days.</li></ul>' },
  faq: "('billing', '30-day money-back')",
  tests: [
    {
      path: 'src/refunds.test.ts',
      text: "test('goes back', () => {});\ntest.each([1])(\n  'not after a %s',\n  () => {});",
    },
  ],
};

const problemsOf = (changes: Partial<Spoken>) => findPromiseProblems({ ...whole, ...changes });

test('what is said, recorded and proven is well', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  ['a file that is not there', [], 'promise “money back”: there is no src/refunds.test.ts'],
  [
    'a test of another name',
    [{ path: 'src/refunds.test.ts', text: "test('not after a %s')" }],
    'promise “money back”: src/refunds.test.ts has no test “goes back”',
  ],
  [
    'a test that is skipped',
    [{ path: 'src/refunds.test.ts', text: "test.skip('goes back')\ntest('not after a %s')" }],
    'promise “money back”: src/refunds.test.ts has no test “goes back”',
  ],
])('a promise is not proven by %s', (_what, tests, problem) => {
  expect(problemsOf({ tests })).toEqual([problem]);
});

test('a promise that nobody says is told, wherever it should stand', () => {
  expect(problemsOf({ texts: [], pages: { terms: '<p>These terms</p>' }, faq: '' })).toEqual([
    'plans.promise: is promised on record and is no text',
    'terms: “within 30 days” is on record and not said',
    'faq: “30-day money-back” is on record and never shipped',
  ]);
});

test('so is one that is said without a record', () => {
  const texts = [
    ...whole.texts,
    { id: 'ads.lead', en: 'We answer within two working days', ar: '' },
  ];
  expect(problemsOf({ texts })).toEqual([
    'ads.lead: promises something, and no promise on record says it',
  ]);
  const terms = `${whole.pages.terms}<p>We do more.</p>`;
  expect(problemsOf({ pages: { terms } })).toEqual([
    'terms: “We do more.” is neither a promise on record nor none',
  ]);
});

test('a page is read by paragraphs, points and rows of tables', () => {
  const html =
    '<h2>A</h2><p>One <a href="/x">two</a></p><ul><li>Three</li></ul>' +
    '<table><thead><tr><th scope="col">N</th></tr></thead><tr><td>Four</td><td>Five</td></tr></table>';
  expect(blocksOf(html)).toEqual(['One two', 'Three', 'FourFive']);
});
