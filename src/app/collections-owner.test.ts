import { expect, test } from 'vitest';
import { exhibitorCollections, goodInput } from '#testing/collections.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call } = await startTestApp();
// Makes sure that no item has the same id as its company by chance.
for (let others = 0; others < 3; others += 1) await signInExhibitor(database);
const owner = await signInExhibitor(database);

const stated = ['catalogs', 'events', 'jobs'];
const owned = exhibitorCollections.filter(({ facts }) => facts?.exhibitor_id);

test('rows tell whose they are where it is stated', () => {
  expect(owned.map(({ name }) => name).sort()).toEqual(stated);
});

test.each(owned)('$name carry exhibitor_id, which the calls take', async (collection) => {
  const { calls, ids, name, item } = collection;
  const created = await call(calls.create.path, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify(goodInput(collection)),
  });
  expect(created.body.exhibitor_id).toBe(owner.company.id);
  const { exhibitor_id, id } = created.body;
  const listed = await call(`${calls.list.path}?exhibitor_id=${exhibitor_id}`, owner);
  expect(listed.body[name]).toMatchObject([{ id, exhibitor_id }]);
  const query = `${ids.one}=${id}&exhibitor_id=${exhibitor_id}`;
  const read = await call(`${calls.get.path}?${query}`, owner);
  expect(read.body[item]).toMatchObject({ id, exhibitor_id });
});
