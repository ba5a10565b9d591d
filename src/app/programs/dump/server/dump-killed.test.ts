import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { makeCompany, makeJob, makeProduct } from '#testing/factories.ts';
import { startProgram } from '#testing/program.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { type MadeFile, selectDumps } from './kept-dumps.ts';
import { makeDump } from './make-dump.ts';

const { call, fetch, database, dataDir, dump } = await startTestApp();
const { pool } = database;
const dist = fileURLToPath(new URL('../../../../../dist', import.meta.url));

const company = await makeCompany(database);
await makeProduct(database, { companyId: company.id });
await makeJob(database, company.id);
await vi.waitFor(
  async () => expect((await call('changes/changes.php')).body.changes).toHaveLength(3),
  { timeout: 20_000 },
);
await pool.query(`insert into settings (name, value) values ('open_dump', 'on')`);

/** Every listed file exists completely. */
async function expectWhole(): Promise<void> {
  const { body } = await call('dump/files.php');
  const listed: readonly (MadeFile & { readonly address: string })[] = body.files;
  expect(listed.map(({ kind }) => kind)).toEqual([...changedKinds].sort());
  for (const { address, sha256, records } of listed) {
    const answer = await fetch(new URL(address).pathname);
    expect(answer.status).toBe(200);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    expect(gunzipSync(content).toString().split('\n')).toHaveLength(records + 1);
  }
}

test('files that are listed stay whole when the process that makes new ones is killed', async () => {
  const maker = startProgram('make-dumps.ts', [dataDir, database.url, dist]);
  await maker.requireLine('made 1');
  // Some files of the next dump are written by then, and none of them is listed.
  await maker.requireLine('wrote for 2');
  await maker.kill();
  await expectWhole();
  const before = await selectDumps.all(pool);
  await makeDump(dump);
  await expectWhole();
  expect((await selectDumps.all(pool)).map(({ file }) => file)).not.toEqual(
    before.map(({ file }) => file),
  );
});
