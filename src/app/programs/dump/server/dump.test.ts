import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { operations } from '#app/server/operations.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { makeCatalog, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { claimDump, type MadeFile, selectDumps } from './kept-dumps.ts';
import { type DumpParts, makeDump } from './make-dump.ts';
import { isDue, refreshDumpIfDue } from './nightly-dump.ts';

const app = await startTestApp();
const { call, fetch, database, dump } = app;
const { pool } = database;

const company = await makeCompany(database, { name: 'Dana Devices', nameAr: 'أجهزة دانة' });
const refusing = await makeCompany(database, { trainingUse: 'refused' });
const product = await makeProduct(database, { companyId: company.id, itemName: 'Infusion pump' });
await makeProduct(database, { companyId: refusing.id, itemName: 'Secret pump' });
const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
const event = await makeEvent(database, company.id, { title: 'Heart congress' });
const catalog = await makeCatalog(database, company.id, { title: 'Pumps of the year' });

/** A change is listed once no older transaction is running, whoever's it is. */
const untilTold = (records: number) =>
  vi.waitFor(
    async () => {
      const { body } = await call('changes/changes.php');
      expect(body.changes).toHaveLength(records);
    },
    { timeout: 20_000 },
  );
await untilTold(7);

const offer = (on: boolean) =>
  on
    ? pool.query(`insert into settings (name, value) values ('open_dump', 'on')
        on conflict do nothing`)
    : pool.query(`delete from settings where name = 'open_dump'`);

beforeEach(async () => {
  await offer(true);
  await pool.query('delete from open_dumps');
});

async function storedDumps() {
  const paths: string[] = [];
  for await (const { path } of app.files.list('Upload/dumps')) paths.push(path);
  return paths.sort();
}

async function linesOf(kind: string) {
  const { body } = await call('dump/files.php');
  const file = body.files.find((each: MadeFile) => each.kind === kind);
  const answer = await fetch(new URL(file.address).pathname);
  expect(answer.status).toBe(200);
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  const lines = text.split('\n').filter(Boolean);
  expect(lines).toHaveLength(file.records);
  return lines.map((line) => JSON.parse(line));
}

describe('the files', () => {
  test('are not there where the operator does not offer them, and go when that ends', async () => {
    await refreshDumpIfDue(dump, new Date());
    const [file] = await selectDumps.all(pool);
    expect((await fetch(`/Upload/dumps/${file?.file}`)).status).toBe(200);
    expect(await (await fetch('/llms.txt')).text()).toContain('/dump');
    await offer(false);
    expect((await fetch('/dump')).status).toBe(404);
    expect(await (await fetch('/llms.txt')).text()).not.toContain('/dump');
    await refreshDumpIfDue(dump, new Date());
    expect(await selectDumps.all(pool)).toEqual([]);
    expect((await fetch(`/Upload/dumps/${file?.file}`)).status).toBe(404);
  });

  test('hold every kind, with what a fresh read of each record tells in both languages', async () => {
    await makeDump(dump);
    const { body } = await call('dump/files.php');
    const kinds = body.files.map(({ kind }: MadeFile) => kind);
    expect(kinds).toEqual([...changedKinds].sort());
    const reads = {
      company: ['company', `companies/company-detail.php?id=${company.id}`, company.id],
      product: ['product', `products/product-detail.php?id=${product.id}`, product.id],
      job: ['job', `jobs/job-detail.php?ref=${job.jobRef}`, job.id],
      event: ['event', `events/event-detail.php?slug=${event.slug}`, event.id],
    } as const;
    for (const [kind, [field, path, id]] of Object.entries(reads)) {
      const line = (await linesOf(kind)).find((each) => each.id === id);
      for (const language of ['en', 'ar'] as const) {
        const fresh = await call(path, { headers: { 'accept-language': language } });
        expect(line[language]).toEqual(fresh.body[field]);
      }
    }
    const [found] = await linesOf('catalog');
    expect([found.id, found.en.title]).toEqual([catalog.id, 'Pumps of the year']);
  });

  test('name each record’s address, and whose company forbids training', async () => {
    await makeDump(dump);
    const lines = await linesOf('product');
    const told = lines.map((line) => [line.en.item_name, line.not_for_training]);
    expect(told.sort()).toEqual([
      ['Infusion pump', false],
      ['Secret pump', true],
    ]);
    for (const line of lines) {
      expect(line.address).toMatch(/^http:\/\/localhost:\d+\/product\/\d+$/);
    }
  });

  test('have a schema that names what a line has', async () => {
    await makeDump(dump);
    for (const kind of changedKinds) {
      const schema = await (await fetch(`/dump/${kind}.schema.json`)).json();
      const [line] = await linesOf(kind);
      expect(Object.keys(line).sort()).toEqual(Object.keys(schema.properties).sort());
      const facts = schema.properties.en.properties;
      expect(Object.keys(line.en).sort()).toEqual(Object.keys(facts).sort());
    }
  });

  test('go on in the list of changes', async () => {
    await makeDump(dump);
    const { body } = await call('dump/files.php');
    const { mark } = body.files.find(({ kind }: MadeFile) => kind === 'product');
    const since = () => call(`changes/changes.php?kind=product&since=${mark}`);
    expect((await since()).body.changes).toEqual([]);
    const { id } = await makeProduct(database, { companyId: company.id });
    await untilTold(8);
    expect((await since()).body.changes).toMatchObject([{ id, change: 'created' }]);
    await pool.query('delete from products where id = $1', [id]);
  });
});

describe('making them', () => {
  /** The same portal with a store that fails at its fourth file. */
  const breaking = (): DumpParts => {
    let written = 0;
    const contextOf = (language: Language): OperationContext => {
      const context = dump.contextOf(language);
      const write = async (path: string, content: Uint8Array) => {
        written += 1;
        if (written > 3) throw new Error('The machine went away');
        await context.files.write(path, content);
      };
      return { ...context, files: { ...context.files, write } };
    };
    return { operations, contextOf };
  };

  test('leaves the old ones whole when it ends halfway', async () => {
    await makeDump(dump);
    const before = await selectDumps.all(pool);
    await expect(makeDump(breaking())).rejects.toThrow('went away');
    expect(await selectDumps.all(pool)).toEqual(before);
    for (const { file } of before) {
      expect((await fetch(`/Upload/dumps/${file}`)).status).toBe(200);
    }
  });

  const erase = ({ account, headers }: SignedIn) =>
    call('user/erase.php', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email }),
    });

  test('keeps nothing of whoever leaves, neither in what is there nor in what is being made', async () => {
    const owner = await signInExhibitor(database, { name: 'Leaving Devices' });
    const others = await storedDumps();
    await refreshDumpIfDue(dump, new Date());
    const before = await selectDumps.all(pool);
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const contextOf = (language: Language): OperationContext => {
      const context = dump.contextOf(language);
      const write = async (path: string, content: Uint8Array) => {
        begin();
        await ended;
        await context.files.write(path, content);
      };
      return { ...context, files: { ...context.files, write } };
    };
    const making = makeDump({ ...dump, contextOf });
    await begun;
    expect((await erase(owner)).status).toBe(200);
    end();
    await making;
    expect(await selectDumps.all(pool)).toEqual([]);
    for (const { file } of before) {
      expect((await fetch(`/Upload/dumps/${file}`)).status).toBe(404);
    }
    expect(await storedDumps()).toEqual(others);
    await refreshDumpIfDue(dump, new Date());
    expect(await linesOf('product')).not.toEqual([]);
    expect(JSON.stringify(await linesOf('company'))).not.toContain('Leaving Devices');
  });

  test('stays when somebody leaves whose company was never shown', async () => {
    await refreshDumpIfDue(dump, new Date());
    const before = await selectDumps.all(pool);
    await erase(await signInExhibitor(database, { exhibitorStatus: 0, status: 2 }));
    await erase(await signInJobSeeker(database));
    expect(await selectDumps.all(pool)).toEqual(before);
  });

  test('is done by one of several processes, and again after one that died', async () => {
    await Promise.all([1, 2, 3].map(() => refreshDumpIfDue(dump, new Date())));
    expect(await selectDumps.all(pool)).toHaveLength(changedKinds.length);
    await pool.query('delete from open_dumps');
    await pool.query('update open_dump_claims set claimed_at = now()');
    await refreshDumpIfDue(dump, new Date());
    expect(await selectDumps.all(pool)).toEqual([]);
    await pool.query(`update open_dump_claims set claimed_at = now() - interval '3 minutes'`);
    await refreshDumpIfDue(dump, new Date());
    expect(await selectDumps.all(pool)).toHaveLength(changedKinds.length);
  });

  test('is nobody else’s for as long as it takes', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const work = () => {
      begin();
      return ended;
    };
    const making = claimDump(pool, work, 20);
    await begun;
    // As after an hour: only renewing keeps the claim.
    await pool.query(`update open_dump_claims set claimed_at = now() - interval '1 hour'`);
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select claimed_at > now() - interval '1 minute' as renewed from open_dump_claims`,
      );
      expect(rows).toEqual([{ renewed: true }]);
    });
    await refreshDumpIfDue(dump, new Date());
    expect(await selectDumps.all(pool)).toEqual([]);
    end();
    await making;
    await refreshDumpIfDue(dump, new Date());
    expect(await selectDumps.all(pool)).toHaveLength(changedKinds.length);
  });

  test('is due at once the first time, and then each night at home', () => {
    const at = (time: string) => new Date(`2026-11-${time}+03:00`);
    expect(isDue(undefined, at('16T12:00:00'))).toBe(true);
    expect(isDue(at('16T03:00:00'), at('16T23:59:00'))).toBe(false);
    expect(isDue(at('16T03:00:00'), at('17T01:59:00'))).toBe(false);
    expect(isDue(at('16T03:00:00'), at('17T02:00:00'))).toBe(true);
  });
});
