import { expect, test } from 'vitest';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { isTooLarge } from '#collection/import/contract/import-limits.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { catalogsCollection } from '#features/catalogs/catalogs.collection.ts';
import { eventsCollection } from '#features/events/events.collection.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { productsCollection } from '#features/products/products.collection.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';

const t = translateIn('en');
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** What documents B and C require of each collection, in one place for comparison. */
const stated = [
  {
    collection: jobsCollection,
    columns: ['Job Title', 'Details', 'Start Date', 'Expiry Date', 'Status'],
    cuts: [30, 35],
    redirectMs: 1500,
    errorKey: 'jobError',
    template: { rows: 4, file: 'import_file', shape: 'results' },
    header: ['job_title', 'job_details', 'job_start_date', 'job_expiry_date', 'status'],
    wrongFile: 'Please select a valid Excel (.xlsx, .xls) or CSV (.csv) file',
    tooLarge: 'File size must be less than 10MB',
    tenMegabytes: 'too large',
    more: true,
    done: 'Import completed successfully!',
    noneToLoad: 'Unable to Load Job',
  },
  {
    collection: catalogsCollection,
    columns: ['Title', 'Subtitle', 'Link', 'Status', 'Date'],
    cuts: [25, 22],
    redirectMs: 1500,
    errorKey: 'catalogError',
    template: { rows: 5, file: 'import_file', shape: 'results' },
    header: ['title', 'sub_title', 'catalog_link', 'status'],
    wrongFile: 'Please select a valid Excel (.xlsx, .xls) or CSV (.csv) file',
    tooLarge: 'File size must be less than 10MB',
    tenMegabytes: 'too large',
    more: true,
    done: 'Import completed successfully!',
    noneToLoad: 'Catalog Not Found',
  },
  {
    collection: eventsCollection,
    columns: ['Event Title', 'Details', 'Start Date', 'Expiry Date', 'Link', 'Status'],
    cuts: [35, 40],
    redirectMs: 2000,
    errorKey: 'eventError',
    template: { rows: 1, file: 'file', shape: 'summary' },
    header: [
      'event_title',
      'event_details',
      'event_other_details',
      'event_start_date',
      'event_expiry_date',
      'event_link',
      'status',
    ],
    wrongFile: 'Please select a valid CSV, XLSX, or XLS file',
    tooLarge: 'File size must be less than 10MB',
    tenMegabytes: 'too large',
    more: true,
    done: 'Events imported successfully!',
    noneToLoad: 'Unable to Load Event',
  },
  {
    collection: productsCollection,
    columns: ['Product Name', 'Price', 'Manufacturer', 'Agent', 'Category', 'Stock', 'Status'],
    cuts: [35, 25, 25, 25],
    redirectMs: 2000,
    errorKey: 'productError',
    template: { rows: 5, file: 'file', shape: 'results' },
    header: ['Product Name', 'Price', 'Manufacturer', 'Agent', 'Category', 'Stock', 'Status'],
    wrongFile: 'Please upload only Excel (.xlsx, .xls) or CSV files.',
    tooLarge: 'File size should not exceed 10MB.',
    tenMegabytes: 'taken',
    more: true,
    done: 'Import completed successfully!',
    noneToLoad: 'Unable to Load Product',
  },
];

test.each(stated)('the $errorKey collection is as stated', ({ collection, ...facts }) => {
  const { columns, texts, importing, words } = collection;
  const width = importing?.sample[0]?.length;
  expect({
    columns: columns.map(({ header }) => t(header)),
    cuts: columns.flatMap(({ cut }) => cut ?? []),
    redirectMs: collection.redirectMs,
    errorKey: collection.errorKey,
    template: {
      rows: importing?.sample.length,
      file: importing?.fileField,
      shape: importing?.resultShape,
    },
    header: importing?.header ?? Object.keys(collection.fields).slice(0, width),
    wrongFile: t(texts.wrongFileType ?? spreadsheetsTexts.wrongType),
    tooLarge: t(texts.fileTooLarge ?? importTexts.tooLarge),
    tenMegabytes: isTooLarge(importing, TEN_MEGABYTES) ? 'too large' : 'taken',
    more: isTooLarge(importing, TEN_MEGABYTES + 1),
    done: t(texts.imported ?? importTexts.done),
    noneToLoad: texts.noneToLoad ? t(texts.noneToLoad) : `Unable to Load ${t(words.One)}`,
  }).toEqual(facts);
});

/** Shared texts become the required sentences once a collection's words are inserted. */
test.each([
  [jobsCollection, texts.created, 'Job created successfully!'],
  [jobsCollection, texts.updated, 'Job updated successfully!'],
  [jobsCollection, texts.deleted, 'Job deleted successfully'],
  [jobsCollection, texts.statusUpdated, 'Status updated successfully'],
  [jobsCollection, texts.bulkDeleted, '3 job(s) deleted successfully'],
  [jobsCollection, texts.bulkActivated, '3 job(s) activated successfully'],
  [jobsCollection, texts.bulkDeactivated, '3 job(s) deactivated successfully'],
  [jobsCollection, texts.bulkNothing, 'Please select an action and at least one job'],
  [jobsCollection, texts.bulkMore, '... and 3 more'],
  [jobsCollection, texts.bulkFailed, 'Bulk operation failed'],
  [jobsCollection, texts.statusFailed, 'Failed to update status'],
  [jobsCollection, texts.createFailed, 'Failed to create job'],
  [jobsCollection, texts.updateFailed, 'Failed to update job'],
  [jobsCollection, texts.deleteFailed, 'Failed to delete job'],
  [jobsCollection, texts.invalidId, 'Invalid job ID'],
  [jobsCollection, texts.badRequest, 'Bad request - Invalid data provided'],
  [jobsCollection, texts.unauthorized, 'Unauthorized - Please log in again'],
  [jobsCollection, texts.serverError, 'Server error - Please try again later'],
  [catalogsCollection, texts.created, 'Catalog created successfully!'],
  [catalogsCollection, texts.updated, 'Catalog updated successfully!'],
  [catalogsCollection, texts.deleted, 'Catalog deleted successfully'],
  [catalogsCollection, texts.bulkNothing, 'Please select an action and at least one catalog'],
  [catalogsCollection, texts.createFailed, 'Failed to create catalog'],
  [catalogsCollection, texts.updateFailed, 'Failed to update catalog'],
  [catalogsCollection, texts.deleteFailed, 'Failed to delete catalog'],
  [catalogsCollection, texts.loadFailed, 'Failed to load catalog'],
  [catalogsCollection, texts.invalidId, 'Invalid catalog ID'],
  [eventsCollection, texts.createFailed, 'Failed to create event'],
  [eventsCollection, texts.updateFailed, 'Failed to update event'],
  [eventsCollection, texts.deleteFailed, 'Failed to delete event'],
])('%#', ({ words }, text, sentence) => {
  expect(t(text, { ...words, n: 3 })).toBe(sentence);
});
