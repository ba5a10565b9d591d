import { expect, test } from 'vitest';
import { CallProblem, unavailable } from '#platform/calls/call-problem.ts';
import { defineTexts } from '#platform/i18n/texts.ts';
import { problemPageOf } from './problem-page.ts';

const pageOf = problemPageOf(() => ({ entry: '', styles: [], fonts: [], chunks: [] }));

test('what a problem names is text and no markup', () => {
  const { told } = defineTexts('told', { told: { en: 'Busy with {what}', ar: '{what}' } });
  const problem = new CallProblem('busy', 503, told, { values: { what: '<b>"&' } });
  expect(pageOf(problem, 'en')).toContain('Busy with &lt;b&gt;&quot;&amp;');
});

test('one that passes can be tried again, in the language of the page', () => {
  const page = pageOf(unavailable(), 'ar');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('href=""');
  expect(page).toContain('href="/ar"');
});
