import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { manage, namedCollections } from '#testing/manage-collection.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();

describe.each(namedCollections)('%s', async (_name, collection) => {
  const { calls, ids, title } = collection;
  const { ask, good, titled, owner, signIn, create, find, list, saying } = await manage(
    app,
    collection,
  );
  const stranger = await signIn();

  describe('what is wrong', () => {
    test.each(['create', 'update'] as const)('is named by %s, every field of it', async (which) => {
      const { status, body } = await ask(calls[which], owner, { [ids.one]: 1 });
      const demanded = Object.keys(collection.fields).filter(
        (each) => collection.fields[each]?.required,
      );
      expect(status).toBe(400);
      expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(demanded);
    });

    test('in Arabic for those who read it', async () => {
      const { body } = await ask(calls.create, owner, {}, 'ar');
      expect(body.errors[0].message).toMatch(/[\u0600-\u06ff]/);
      const { body: created } = await ask(calls.create, owner, good, 'ar');
      expect(created.message).toMatch(/[\u0600-\u06ff]/);
      expect(created.message).not.toContain('{');
    });

    test.each([
      ['a text that is too long', () => ({ [title]: 'x'.repeat(10_001) })],
      ['a status that is none', () => ({ status: 'perhaps' })],
      ['a status that every object has', () => ({ status: 'constructor' })],
      ['a list instead of words', () => ({ [title]: ['a', 'b'] })],
    ])('%s', async (_what, change) => {
      const { status, body } = await ask(calls.create, owner, { ...good, ...change() });
      expect([status, body.errors.length]).toEqual([400, 1]);
    });

    test.each([
      ['list', { sort: 'company_id' }],
      ['list', { limit: 1001 }],
      ['list', { page: 0 }],
      ['get', { [ids.one]: 'x' }],
      ['bulkDelete', { [ids.many]: [] }],
      ['bulkDelete', { [ids.many]: ['x'] }],
      ['updateStatus', { [ids.acted]: 1 }],
    ] as const)('%s with %j', async (which, input) => {
      expect((await ask(calls[which], owner, input)).status).toBe(400);
    });
  });

  test('a company has no more of them than the operator allows, made one by one', async () => {
    const { pool } = app.database;
    const newcomer = await signIn();
    const make = (more = {}) => ask(calls.create, newcomer, { ...titled('New'), ...more });
    expect((await make()).status).toBe(200);
    await pool.query(`insert into settings values ('rows_per_company', '1')`);
    const refused = [await make(), await make({ create_key: randomUUID() })];
    await pool.query(`delete from settings where name = 'rows_per_company'`);
    for (const { status, body } of refused) {
      expect([status, body.message]).toEqual([
        409,
        `A company can have at most 1 ${translateIn('en')(collection.words.many)}`,
      ]);
    }
    expect((await make()).status).toBe(200);
  });

  test('nor made at once, nor by bringing back what others have taken the place of', async () => {
    const { pool } = app.database;
    const newcomer = await signIn();
    const make = () => ask(calls.create, newcomer, { ...titled('New') });
    const [first, second] = [await make(), await make()];
    const both = [first, second].map(({ body }) => Number(body.id));
    const { body: gone } = await ask(calls.bulkDelete, newcomer, { [ids.many]: both });
    await pool.query(`insert into settings values ('rows_per_company', '2')`);
    await make();
    const gate = await pool.connect();
    await gate.query('begin');
    await takeTurns(gate, `rows of ${collection.name}`, newcomer.company.id);
    const made = Promise.all([make(), make()]);
    await expect.poll(() => countWaiting(pool)).toBe(2);
    await gate.query('commit');
    gate.release();
    const answers = (await made).map(({ status }) => status).sort();
    const undo = { deletion_id: gone.deletion_id };
    const refused = await ask(calls.undoDelete, newcomer, undo);
    await pool.query(`delete from settings where name = 'rows_per_company'`);
    expect(answers).toEqual([200, 409]);
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_rows']);
    expect((await ask(calls.undoDelete, newcomer, undo)).body.restored_count).toBe(2);
  });

  describe('an item', () => {
    test('is created, read, changed, switched and deleted, in the stated words', async () => {
      const created = await ask(calls.create, owner, good);
      expect(created.body.exhibitor_country).toBe('KW');
      const id = Number(created.body.id);
      const stored = await find(id);
      expect(stored[title]).toBe(good[title]);
      const updated = await ask(calls.update, owner, { [ids.one]: id, ...titled('Changed it') });
      expect((await find(id))[title]).toBe('Changed it');
      const off = await ask(calls.updateStatus, owner, { [ids.acted]: id, status: 0 });
      expect(off.body.message).toBe('Status updated successfully');
      expect((await find(id)).status).toBe(0);
      const gone = await ask(calls.remove, owner, { [ids.acted]: id });
      expect(gone.body.message).toBe(saying('{One} deleted successfully'));
      expect((await ask(calls.get, owner, { [ids.one]: id })).status).toBe(404);
      if (!collection.texts.created) {
        expect(created.body.message).toBe(saying('{One} created successfully!'));
        expect(updated.body.message).toBe(saying('{One} updated successfully!'));
      }
    });

    test('several at once', async () => {
      const many = { [ids.many]: [await create(), await create()] };
      const answers = [
        await ask(calls.bulkUpdateStatus, owner, { ...many, status: 0 }),
        await ask(calls.bulkUpdateStatus, owner, { ...many, status: 1 }),
        await ask(calls.bulkDelete, owner, many),
      ];
      expect(answers.map(({ body }) => body.message)).toEqual(
        ['deactivated', 'activated', 'deleted'].map((done) =>
          saying(`2 {one}(s) ${done} successfully`),
        ),
      );
    });

    test('sent twice with one key is there once, also at the same time', async () => {
      const keyed = { ...titled('Only once'), create_key: randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => ask(calls.create, owner, keyed)));
      const again = await ask(calls.create, owner, keyed);
      const made = new Set([...answers, again].map(({ status, body }) => `${status} ${body.id}`));
      expect(made.size).toBe(1);
      expect((await list({ search: 'Only once' })).filtered).toBe(1);
      expect(await create(keyed, stranger)).not.toBe(again.body.id);
      expect((await ask(calls.create, owner, { ...keyed, create_key: 'x' })).status).toBe(400);
    });

    test('one key stands for one thing: what was changed since is not told as saved', async () => {
      const create_key = randomUUID();
      await create({ ...titled('As it was'), create_key });
      const changed = { ...titled('As it is now'), create_key };
      const { status, body } = await ask(calls.create, owner, changed);
      expect([status, body.message]).toEqual([
        409,
        saying('{One} was saved before, without your last changes. Please make them from the list'),
      ]);
      expect((await list({ search: 'As it is now' })).filtered).toBe(0);
    });

    test('keeps what a change does not speak of', async () => {
      const extra = Object.entries(collection.fields)
        .filter(([, field]) => field.extra && ['line', 'lines'].includes(field.kind))
        .filter(([each]) => !/salary|currency|price|coordinates|hours/.test(each))
        .map(([each]) => [each, `Some ${each}`]);
      const id = await create({ ...good, ...Object.fromEntries(extra) });
      await ask(calls.update, owner, { [ids.one]: id, ...good });
      expect(await find(id)).toMatchObject(Object.fromEntries(extra));
    });
  });
});
