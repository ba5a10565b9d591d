import { describe, expect, test } from 'vitest';
import { makeCatalog, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const operator = await createOperator(app);
await makeCompany(app.database, { name: 'Gulf Radiology Centre', nameAr: 'مركز الخليج للتصوير' });
await makeCompany(app.database, { name: 'Bright Teeth', nameAr: 'أسنان مشرقة' });

const find = async (words: string) => {
  const { body } = await app.call(`search/search.php?q=${encodeURIComponent(words)}`);
  return body.results.map(({ title }: { title: string }) => title);
};

test.each(['', 'alone', 'same, same', 'a,'.repeat(30)])('"%s" is no group', async (words) => {
  const { status, body } = await operator.post('synonyms/create.php', { words });
  expect([status, body.errors[0].field]).toEqual([400, 'words']);
});

describe('a word also finds its synonyms', async () => {
  const before = await find('x-ray');
  const { body } = await operator.post('synonyms/create.php', {
    words: 'X-ray, radiology، أشعة, medical imaging',
  });

  test('which it did not before', () => expect(before).toEqual([]));

  test.each(['x-ray', 'X RAY', 'الأشعة', 'gulf x-ray', 'medical imaging', 'radiology'])(
    '%s',
    async (words) => expect(await find(words)).toEqual(['Gulf Radiology Centre']),
  );

  test('also where a record has only most of the question', async () =>
    expect(await find('teeth x-ray')).toContain('Gulf Radiology Centre'));

  test.each(['imaging', 'x-raymond'])('not for %s', async (words) =>
    expect(await find(words)).toEqual([]),
  );

  test('until the group is switched off', async () => {
    await operator.post('synonyms/update-status.php', { id: body.id, status: 0 });
    expect(await find('x-ray')).toEqual([]);
    expect(await find('radiology')).toEqual(['Gulf Radiology Centre']);
  });
});

test('signs alone find nothing', async () => expect(await find('!!! ???')).toEqual([]));

describe('every list finds by synonyms, at the next read', async () => {
  const { id } = await makeCompany(app.database, { name: 'Cardiogram House' });
  await makeCatalog(app.database, id, { title: 'Cardiogram prices' });
  await makeEvent(app.database, id, { title: 'Cardiogram day' });
  await makeJob(app.database, id, { title: 'Cardiogram nurse' });
  await makeProduct(app.database, { companyId: id, itemName: 'Cardiogram paper' });
  await makeProduct(app.database, {
    companyId: id,
    itemName: 'Cardiogram tablets',
    itemGenericName: 'Cardiogramol',
    itemGenericCode: 'N02BE01',
  });
  const lists = [
    ['companies/companies.php', 'companies'],
    ['products/get-products.php', 'products'],
    ['catalogs/catalog-list.php', 'catalogs'],
    ['events/events.php', 'events'],
    ['jobs/jobs.php', 'jobs'],
    ['rx/medicines.php', 'generics'],
  ] as const;
  const count = async (path: string, name: string, words: string) => {
    const query = new URLSearchParams({ country: 'KW', search: words });
    if (path.startsWith('rx/')) query.delete('country');
    const { status, body } = await app.call(`${path}?${query}`);
    expect(status).toBe(200);
    return body[name].length;
  };
  const before = await Promise.all(lists.map(([path, name]) => count(path, name, 'ECG')));
  await operator.post('synonyms/create.php', { words: 'ECG, cardiogram, تخطيط القلب' });

  test('which they did not before', () => expect(before).toEqual(lists.map(() => 0)));

  test.each(lists)('%s', async (path, name) => {
    expect(await count(path, name, 'ecg')).toBeGreaterThan(0);
    expect(await count(path, name, 'تخطيط القلب')).toBeGreaterThan(0);
    expect(await count(path, name, 'zebra')).toBe(0);
  });
});
