import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importedFields } from '#collection/contract/imported-fields.ts';
import { matchColumns } from '#collection/server/import/match-columns.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import { csvOf, exhibitorCollections, goodInput } from '#testing/collections.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp, type TestAnswer } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();

type Caller = { headers: Record<string, string> };
type Input = Record<string, unknown>;

async function ask(call: AnyCall, caller: Caller, input: Input, language = 'en') {
  const isGet = call.method === 'GET';
  const query = new URLSearchParams(input as Record<string, string>);
  const file = Object.values(input).some((value) => value instanceof Blob);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value as string | Blob);
  const response = await fetch(isGet ? `${urlOf(call)}?${query}` : urlOf(call), {
    method: call.method,
    headers: {
      ...caller.headers,
      'accept-language': language,
      ...(isGet || file ? {} : { 'content-type': 'application/json' }),
    },
    body: isGet ? undefined : file ? form : JSON.stringify(input),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson ? await response.json() : await response.text();
  return { status: response.status, body, headers: response.headers } satisfies TestAnswer;
}

const saying = (collection: Collection, text: string) => {
  const say = sayIn('en');
  const { one, One } = collection.words;
  return text.replaceAll('{one}', say(one)).replaceAll('{One}', say(One));
};

/** A company that may have such items. */
const ownerOf = ({ companyTypes: [type] = [1] }: Collection) => signInExhibitor(database, { type });

const nowhere: Caller = { headers: {} };

describe.each(exhibitorCollections.map((each) => [each.name, each] as const))(
  '%s',
  async (...named) => {
    const [, collection] = named;
    const { calls, ids, item, title, name } = collection;
    const good = goodInput(collection);
    const titled = (text: string) => ({ ...good, [title]: text });
    const owner = await ownerOf(collection);
    const stranger = await ownerOf(collection);

    const create = async (input: Input = good, caller: Caller = owner) =>
      Number((await ask(calls.create, caller, input)).body.id);
    const find = async (id: number, caller: Caller = owner) =>
      (await ask(calls.get, caller, { [ids.one]: id })).body[item];
    const list = async (query: Input = {}, caller: Caller = owner) =>
      (await ask(calls.list, caller, query)).body;
    const titlesOf = (body: Record<string, Input[]>) => (body[name] ?? []).map((row) => row[title]);

    const about = (id: number): readonly [AnyCall, Input][] => [
      [calls.get, { [ids.one]: id }],
      [calls.update, { [ids.one]: id, ...good }],
      [calls.updateStatus, { [ids.acted]: id, status: 0 }],
      [calls.remove, { [ids.acted]: id }],
    ];

    describe('who may', () => {
      test('nobody without a token, no job seeker, no company of another type', async () => {
        const seeker = await signInJobSeeker(database);
        const others = [1, 2, 3, 4, 5].filter((type) => !collection.companyTypes?.includes(type));
        const outsider = await signInExhibitor(database, { type: others[0] });
        const id = await create();
        const { imports, ...plain } = calls;
        for (const call of Object.values({ ...plain, ...imports })) {
          expect([call.path, (await ask(call, nowhere, {})).status]).toEqual([call.path, 401]);
          expect([call.path, (await ask(call, seeker, {})).status]).toEqual([call.path, 403]);
        }
        for (const [call, input] of [
          ...about(id),
          [calls.list, {}],
          [calls.create, good],
        ] as const) {
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
        expect(body.message).toBe(saying(collection, '{One} not found or has been deleted'));
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

    describe('what is wrong', () => {
      test.each(['create', 'update'] as const)(
        'is named by %s, every field of it',
        async (which) => {
          const { status, body } = await ask(calls[which], owner, { [ids.one]: 1 });
          const demanded = Object.keys(collection.fields).filter(
            (each) => collection.fields[each]?.required,
          );
          expect(status).toBe(400);
          expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(demanded);
        },
      );

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
        expect(gone.body.message).toBe(saying(collection, '{One} deleted successfully'));
        expect((await ask(calls.get, owner, { [ids.one]: id })).status).toBe(404);
        if (!collection.texts.created) {
          expect(created.body.message).toBe(saying(collection, '{One} created successfully!'));
          expect(updated.body.message).toBe(saying(collection, '{One} updated successfully!'));
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
            saying(collection, `2 {one}(s) ${done} successfully`),
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

      test('keeps what a change does not speak of', async () => {
        const extra = Object.entries(collection.fields)
          .filter(([, field]) => field.extra && ['line', 'lines'].includes(field.kind))
          .filter(([each]) => !/salary|currency/.test(each))
          .map(([each]) => [each, `Some ${each}`]);
        const id = await create({ ...good, ...Object.fromEntries(extra) });
        await ask(calls.update, owner, { [ids.one]: id, ...good });
        expect(await find(id)).toMatchObject(Object.fromEntries(extra));
      });
    });

    describe('the list', async () => {
      const lister = await ownerOf(collection);
      for (const [position, word] of [
        'Alpha',
        'Beta 100%',
        'Gamma',
        'Delta',
        'Epsilon',
      ].entries()) {
        await create({ ...titled(word), status: position === 1 ? 0 : 1 }, lister);
      }
      const newest = ['Epsilon', 'Delta', 'Gamma', 'Beta 100%', 'Alpha'];
      const shown = async (query: Input) => titlesOf(await list(query, lister));

      test('newest first, with its four counters', async () => {
        const body = await list({}, lister);
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
        expect(await list({ search: 'a', status: 1 }, lister)).toMatchObject({
          total: 5,
          active: 4,
        });
        expect(await list({ search: 'gamma' }, lister)).toMatchObject({ total: 5, filtered: 1 });
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

    describe('its definition is the only place', () => {
      test('every field is taken by the forms’ calls and told by the answers', async () => {
        const fields = Object.keys(collection.fields);
        for (const call of [calls.create, calls.update]) {
          expect(Object.keys(call.input)).toEqual(expect.arrayContaining(fields));
        }
        const stored = await find(await create());
        expect(Object.keys(stored)).toEqual(
          expect.arrayContaining([...fields, ...Object.keys(collection.facts ?? {})]),
        );
      });

      test('every column of the list is a field or a fact', () => {
        const known = [...Object.keys(collection.fields), ...Object.keys(collection.facts ?? {})];
        const used = collection.columns.flatMap(({ name: column, below }) => [
          column,
          below ?? column,
        ]);
        expect(known).toEqual(expect.arrayContaining([...used, title, ...collection.searched]));
      });

      test('every field is a column of files, by its name and by both labels', () => {
        for (const field of importedFields(collection)) {
          const { label } = collection.fields[field] ?? {};
          for (const header of [field, String(label?.en), String(label?.ar)]) {
            expect(matchColumns(collection, [header]).fields).toEqual([field]);
          }
        }
      });
    });

    const { imports, importing } = { imports: calls.imports, importing: collection.importing };
    describe.runIf(imports && importing)('a file', () => {
      if (!imports || !importing) return;
      const send = async (call: AnyCall, text: string, caller: Caller, more: Input = {}) =>
        ask(call, caller, { [importing.fileField]: new Blob([text]), ...more });
      const countsOf = ({ results, summary }: Record<string, Record<string, number>>) =>
        importing.resultShape === 'results'
          ? [results?.total_processed, results?.successful, results?.failed]
          : [summary?.total_rows, summary?.imported, summary?.skipped];
      const bad = titled('');
      const mixed = csvOf([titled('First row'), bad, titled('Third row')]);

      test('the sample is right as it is', async () => {
        const as = await ownerOf(collection);
        const header = importing.header ?? importedFields(collection);
        const width = importing.sample[0]?.length ?? 0;
        const lines = [header.slice(0, width), ...importing.sample];
        const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
        const { body } = await send(imports.run, text, as);
        const rows = importing.sample.length;
        expect([body.row_errors, countsOf(body)]).toEqual([[], [rows, rows, 0]]);
      });

      test('good rows are stored, bad ones told, kept as a file and mended', async () => {
        const as = await ownerOf(collection);
        const preview = (await send(imports.preview, mixed, as)).body;
        expect(preview).toMatchObject({ total_rows: 3, good_rows: 2 });
        expect((await list({}, as)).total).toBe(0);
        const { body } = await send(imports.run, mixed, as);
        expect(countsOf(body)).toEqual([3, 2, 1]);
        expect(body.row_errors).toMatchObject([{ row: 3, column: title }]);
        expect(titlesOf(await list({}, as)).sort()).toEqual(['First row', 'Third row']);
        const failed = await ask(imports.failedRows, as, { import_id: body.import_id });
        expect(failed.body).toContain('reason');
        const foreign = await ask(imports.failedRows, stranger, { import_id: body.import_id });
        expect(foreign.status).toBe(404);
        const corrections = JSON.stringify({ 3: { [title]: 'Mended row' } });
        const mended = await send(imports.run, mixed, as, { corrections });
        expect(countsOf(mended.body)).toEqual([3, 3, 0]);
      });

      test('is imported once per key, and taken back by its owner only', async () => {
        const as = await ownerOf(collection);
        const import_key = randomUUID();
        const first = await send(imports.run, mixed, as, { import_key });
        const again = await send(imports.run, mixed, as, { import_key });
        expect(again.body).toEqual(first.body);
        const { import_id } = first.body;
        expect((await ask(imports.undo, stranger, { import_id })).status).toBe(409);
        expect((await ask(imports.undo, as, { import_id })).body.deleted_count).toBe(2);
        expect((await ask(imports.undo, as, { import_id })).status).toBe(409);
        expect((await list({}, as)).total).toBe(0);
      });
    });
  },
);
