import { describe, expect, test } from 'vitest';
import { type Input, manage, namedCollections } from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();

describe.each(namedCollections)('%s', async (_name, collection) => {
  const { title } = collection;
  const { titled, create, list, titlesOf } = await manage(app, collection);

  for (const [position, word] of ['Alpha', 'Beta 100%', 'Gamma', 'Delta', 'Epsilon'].entries()) {
    await create({ ...titled(word), status: position === 1 ? 0 : 1 });
  }
  const newest = ['Epsilon', 'Delta', 'Gamma', 'Beta 100%', 'Alpha'];
  const shown = async (query: Input) => titlesOf(await list(query));

  test('newest first, with its four counters', async () => {
    const body = await list({});
    expect(titlesOf(body)).toEqual(newest);
    expect(body).toMatchObject({ total: 5, active: 4, inactive: 1, filtered: 5 });
  });

  test('in pages, from the front and from the back', async () => {
    expect(await shown({ limit: 2, page: 1 })).toEqual(newest.slice(0, 2));
    expect(await shown({ limit: 2, page: 2 })).toEqual(newest.slice(2, 4));
    expect(await shown({ limit: 2, page: 3 })).toEqual(newest.slice(4));
    expect(await shown({ limit: 2, page: 4 })).toEqual([]);
  });

  test('searched and filtered, and counted so', async () => {
    expect(await shown({ search: 'bETa' })).toEqual(['Beta 100%']);
    expect(await shown({ search: '%' })).toEqual(['Beta 100%']);
    expect(await shown({ status: 0 })).toEqual(['Beta 100%']);
    expect(await shown({ status: '' })).toEqual(newest);
    expect(await shown({ status: 1, search: 'beta' })).toEqual([]);
    expect(await list({ search: 'a', status: 1 })).toMatchObject({
      total: 5,
      active: 4,
    });
    expect(await list({ search: 'gamma' })).toMatchObject({ total: 5, filtered: 1 });
  });

  test('sorted by every column that says so, both ways', async () => {
    const sorted = [...newest].sort();
    expect(await shown({ sort: title, direction: 'ascending' })).toEqual(sorted);
    expect(await shown({ sort: title, limit: 2, page: 3 })).toEqual([sorted[0]]);
    expect(await shown({ sort: title, search: 'elta', limit: 2 })).toEqual(['Delta']);
    for (const { name: column } of collection.columns.filter(({ sortable }) => sortable)) {
      for (const direction of ['ascending', 'descending']) {
        const all = await shown({ sort: column, direction });
        expect([...all].sort()).toEqual(sorted);
      }
    }
  });
});
