import { expect, test } from 'vitest';
import { catalogsCollection } from '#features/catalogs/catalogs.collection.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { CallFailure, NO_REASON } from '#platform/calls/call-failure.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { importProblem } from './import-problem.ts';

const t = translateIn('en');
const refusal = new CallFailure(400, 'unreadable_file', 'The file has no rows.');
const silence = new CallFailure(500, NO_REASON, 'x');

test.each([
  [jobsCollection, refusal, 'Server error (400): The file has no rows.'],
  [jobsCollection, silence, 'Server error (500): Import failed'],
  [jobsCollection, new CallFailure(200, 'some_code', 'Not now'), 'Not now'],
  [jobsCollection, new TypeError('fetch failed'), 'Import failed'],
  [catalogsCollection, refusal, 'The file has no rows.'],
  [catalogsCollection, silence, 'Import failed'],
  [productsCollection, silence, 'Failed to upload products. Please try again.'],
])('%#', (collection, failure, told) => {
  expect(importProblem(t, collection, failure)).toBe(told);
});
