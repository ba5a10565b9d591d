import { describe, expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
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

  test.each(['teeth x-ray', 'imaging', 'x-raymond'])('not for %s', async (words) =>
    expect(await find(words)).toEqual([]),
  );

  test('until the group is switched off', async () => {
    await operator.post('synonyms/update-status.php', { id: body.id, status: 0 });
    expect(await find('x-ray')).toEqual([]);
    expect(await find('radiology')).toEqual(['Gulf Radiology Centre']);
  });
});

test('signs alone find nothing', async () => expect(await find('!!! ???')).toEqual([]));
