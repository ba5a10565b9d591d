import { describe, expect, test } from 'vitest';
import { manage, namedCollections } from '#testing/manage-collection.ts';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const ROUNDS = 8;

/** The same ones, named in another order by everybody. */
const turned = (ids: readonly number[], by: number) => {
  const order = by % 2 === 0 ? ids : ids.toReversed();
  const at = by % order.length;
  return [...order.slice(at), ...order.slice(0, at)];
};

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe.each(namedCollections)('%s', async (_name, collection) => {
  const { calls, ids: named, position } = collection;
  const { ask, good, owner, signIn, create, list, titled, titlesOf } = await manage(
    app,
    collection,
  );

  test('who changes one that was changed meanwhile is told, and may save over it', async () => {
    const editor = await signIn();
    const id = { [named.one]: await create(good, editor) };
    const seenNow = async () => (await ask(calls.get, editor, id)).body.seen;
    const change = (title: string, seen?: string) =>
      ask(calls.update, editor, { ...titled(title), ...id, ...(seen && { seen }) });
    const seen = await seenNow();
    expect((await change('From one tab', seen)).status).toBe(200);
    const refused = await change('From another', seen);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(titlesOf(await list({}, editor))).toEqual(['From one tab']);
    expect((await change('From another')).status).toBe(200);
    const fresh = await seenNow();
    expect((await change('From another', fresh)).status).toBe(200);
    expect(await seenNow()).toBe(fresh);
  });

  test('many change the same ones at once, and nobody is turned away', async () => {
    const made: number[] = [];
    for (let item = 0; item < 6; item += 1) made.push(await create());
    const { reorder } = calls;
    const changes = rounds.flatMap((round) => {
      const input = { [named.many]: turned(made, round) };
      return [
        ask(calls.bulkUpdateStatus, owner, { ...input, status: round % 2 }),
        ...(reorder ? [ask(reorder, owner, input)] : []),
      ];
    });
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses).toEqual(changes.map(() => 200));
    if (!position) return;
    const rows: Record<string, unknown>[] = (await list())[collection.name];
    const places = rows.map((row) => row[position]);
    expect(new Set(places).size).toBe(places.length);
  });
});

test('of many operators at once nobody is turned away, and the record tells each change as it was', async () => {
  const operator = await createOperator(app);
  const item = {
    category: 'account',
    question_ar: 'لماذا؟',
    answer: 'Because.',
    answer_ar: 'لأن.',
  };
  const made: number[] = [];
  for (let position = 0; position < 6; position += 1) {
    const given = { ...item, question: `Why ${position}?`, position, status: 1 };
    made.push(Number((await operator.post('faq/create.php', given)).body.id));
  }
  const changes = rounds.flatMap((round) => {
    const ids = turned(made, round);
    return [
      operator.post('faq/reorder.php', { ids }),
      operator.post('faq/bulk-update-status.php', { ids, status: round % 2 }),
    ];
  });
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses).toEqual(changes.map(() => 200));
  type Told = { subject_id: string; before: object | null; after: object | null };
  const record: Told[] = await operator.recordOf('faq');
  const known = new Map<string, Record<string, unknown>>();
  for (const { subject_id, before, after } of record) {
    expect(known.get(subject_id) ?? {}).toMatchObject(before ?? {});
    known.set(subject_id, { ...known.get(subject_id), ...after });
  }
});
