import { describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/calls/call.ts';
import { type Input, manage, namedCollections } from '#testing/manage-collection.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();

test('services are those of service providers: a supplier has none', () => {
  const services = namedCollections.find(([name]) => name === 'services');
  expect(services?.[1].companyTypes).toEqual([5]);
});

describe.each(namedCollections)('%s', async (_name, collection) => {
  const { calls, ids, title } = collection;
  const { ask, good, titled, owner, signIn, create, find, saying } = await manage(app, collection);
  const stranger = await signIn();
  const nowhere = { headers: {} };

  const about = (id: number): readonly [AnyCall, Input][] => [
    [calls.get, { [ids.one]: id }],
    [calls.update, { [ids.one]: id, ...good }],
    [calls.updateStatus, { [ids.acted]: id, status: 0 }],
    [calls.remove, { [ids.acted]: id }],
  ];

  test('nobody without a token, no job seeker, no company of another type', async () => {
    const seeker = await signInJobSeeker(app.database);
    const others = [1, 2, 3, 4, 5].filter((type) => !collection.companyTypes?.includes(type));
    const outsider = await signInExhibitor(app.database, { type: others[0] });
    const id = await create();
    const { imports, ...plain } = calls;
    for (const call of Object.values({ ...plain, ...imports })) {
      expect([call.path, (await ask(call, nowhere, {})).status]).toEqual([call.path, 401]);
      expect([call.path, (await ask(call, seeker, {})).status]).toEqual([call.path, 403]);
    }
    for (const [call, input] of [...about(id), [calls.list, {}], [calls.create, good]] as const) {
      const { status } = await ask(call, outsider, input);
      if (collection.companyTypes) expect(status).toBe(403);
      else expect(status).not.toBe(403);
    }
  });

  test('what belongs to others is not found, and stays', async () => {
    const id = await create(titled('Theirs'), stranger);
    for (const [call, input] of about(id)) {
      expect([call.path, (await ask(call, owner, input)).status]).toEqual([call.path, 404]);
    }
    const { body } = await ask(calls.update, owner, { [ids.one]: id, ...good });
    expect(body.message).toBe(saying('{One} not found or has been deleted'));
    expect(await find(id, stranger)).toMatchObject({ [title]: 'Theirs', status: 1 });
  });

  test('foreign ids among one’s own change nothing foreign', async () => {
    const foreign = await create(titled('Kept'), stranger);
    const many = { [ids.many]: [await create(), foreign, await create()] };
    const off = await ask(calls.bulkUpdateStatus, owner, { ...many, status: 0 });
    expect(off.body.updated_count).toBe(2);
    const gone = await ask(calls.bulkDelete, owner, many);
    expect(gone.body.deleted_count).toBe(2);
    expect(await find(foreign, stranger)).toMatchObject({ [title]: 'Kept', status: 1 });
  });

  test('the exhibitor id is only compared', async () => {
    for (const exhibitor_id of [owner.account.id, owner.company.id]) {
      expect((await ask(calls.list, owner, { exhibitor_id })).status).toBe(200);
    }
    const claim = { exhibitor_id: 900_000_000 };
    expect((await ask(calls.list, owner, claim)).status).toBe(403);
    expect((await ask(calls.create, owner, { ...good, ...claim })).status).toBe(403);
  });
});
