import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDiskStore } from '#platform/files/disk-store.ts';
import { startTestStore } from '#testing/file-stores.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const source = await createTestDatabase();
const target = await createTestDatabase();
const work = await mkdtemp(join(tmpdir(), 'backup-'));
const migrations = join(work, 'migrations');
const archive = join(work, 'portal.tar.gz');
const [sourceDir, targetDir] = [join(work, 'source'), join(work, 'target')];
const sourceFiles = openDiskStore(join(sourceDir, 'files'));
const targetPlaces = { files: openDiskStore(join(targetDir, 'files')), dataDir: targetDir };
const longPath = `${'long-name-'.repeat(12)}/${'سيرة-ذاتية-'.repeat(8)}.pdf`;

const schema = `
  create extension if not exists pg_trgm;
  create schema queue;
  create type mood as enum ('glad', 'sad');
  create table people (
    id bigint generated always as identity primary key, name text, photo bytea, tags text[],
    details jsonb, mood mood, born date, seen timestamptz, weight double precision,
    boss bigint references people, length int generated always as (length(name)) stored);
  create table queue.jobs (id serial, person bigint not null references people, day date not null)
    partition by range (day);
  create table queue.jobs_2026 partition of queue.jobs for values from ('2026-01-01') to ('2027-01-01');
  create table "Odd ""name"" / سجل" (a int, "select" text);
  create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'triggers must not fire in a restore'; end $$;
  create function first_word(value text) returns text language sql return split_part(value, ' ', 1);
  create function initial_of(value text) returns text language sql return left(first_word(value), 1);
  create view glad_people as select * from people where mood = 'glad';
  insert into people (name) values ('brought by the migration');`;

const rows = `
  insert into people (name, photo, tags, details, mood, born, seen, weight, boss) values
    (E'tab\\t newline\\n return\\r backslash\\\\ \\\\N \\\\.', '\\x00ff0a09', array['a,b', null, '"'],
     '{"ar": "مرحبا", "n": 1e400}', 'glad', '0044-03-15 BC', 'infinity', 'NaN', 1),
    (null, null, null, null, null, null, null, null, null),
    ('', '\\x', '{}', 'null', 'sad', '9999-12-31', '2026-02-28 23:59:59.999999+03', 0.1, 4),
    ('أمل', null, '{{x,y},{z,w}}', '[]', 'glad', null, '1970-01-01', 1e-310, 2);
  insert into queue.jobs (person, day) select 1 + i % 4, date '2026-01-01' + i % 365
    from generate_series(1, 20000) i;
  insert into "Odd ""name"" / سجل" select i, repeat('طويل ', 200) from generate_series(1, 3000) i;
  select nextval('people_id_seq') from generate_series(1, 7);`;

/** What a reader of the database would see, determined independently of the code under test. */
async function pictureOf({ pool }: typeof source) {
  const ask = async (sql: string) => (await pool.query(sql)).rows;
  return {
    people: await ask('select p::text as row from people p order by id'),
    jobs: await ask(`select count(*), sum(hashtext(j::text)) from queue.jobs j`),
    odd: await ask(`select count(*), sum(hashtext(o::text)) from "Odd ""name"" / سجل" o`),
    next: await ask(
      `select nextval('people_id_seq') as person, nextval('queue.jobs_id_seq') as job`,
    ),
    keys: await ask(`select conname, pg_get_constraintdef(oid) as definition, convalidated
                     from pg_constraint where contype = 'f' order by 1, 2`),
    triggers: await ask(`select tgname, tgenabled from pg_trigger where not tgisinternal`),
    indexes: await ask(
      `select indexdef from pg_indexes where schemaname in ('public', 'queue') order by 1`,
    ),
    migrations: await ask('select * from schema_migrations order by name'),
  };
}

beforeAll(async () => {
  await mkdir(migrations);
  for (const { pool } of [source, target]) {
    await pool.query('drop schema public cascade; create schema public');
  }
  await writeFile(join(migrations, '0001_schema.sql'), schema);
  await writeFile(
    join(migrations, '0002_index.sql'),
    '-- no transaction\ncreate index concurrently people_mood on people (mood);\n',
  );
  await migrate(source.pool, migrations);
  await source.pool.query(rows);
  await writeFile(
    join(migrations, '0003_trigger.sql'),
    'create trigger refuse before insert on people execute function refuse();',
  );
  await migrate(source.pool, migrations);
  await mkdir(join(sourceDir, 'files', longPath, '..'), { recursive: true });
  await writeFile(join(sourceDir, 'files', longPath), 'a long way');
  await writeFile(join(sourceDir, 'files/empty'), '');
  await writeFile(join(sourceDir, 'files/large'), Buffer.alloc(300_001, 'x'));
  await mkdir(targetDir);
  await backup(source.pool, sourceFiles, archive);
});
afterAll(() => rm(work, { recursive: true }));

test('the restored database and files equal the source, sequences, keys and triggers included', async () => {
  await restore(target.pool, targetPlaces, archive, { migrations });
  const [expected, found] = [await pictureOf(source), await pictureOf(target)];
  expect(found).toEqual(expected);
  expect(expected.people).toHaveLength(5);
  const files = await readdir(join(targetDir, 'files'), { recursive: true });
  expect(files.toSorted()).toEqual(
    (await readdir(join(sourceDir, 'files'), { recursive: true })).toSorted(),
  );
  for (const path of [longPath, 'empty', 'large']) {
    const [restored, original] = [targetDir, sourceDir].map((dir) => join(dir, 'files', path));
    expect(await readFile(restored ?? '')).toEqual(await readFile(original ?? ''));
  }
});

test('any tar program can read it', async () => {
  const names = execFileSync('tar', ['tzf', archive], {
    env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
  })
    .toString()
    .replaceAll(/\\(\d{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
  expect(names).toContain('tables/public.people/000001');
  expect(names).toContain('long-name-'.repeat(12));
  expect(names.trim().split('\n').slice(-2)).toEqual(['manifest.json', 'manifest.json.sha256']);
});

test('a backup does not replace a file', async () => {
  await expect(backup(source.pool, sourceFiles, archive)).rejects.toThrow(
    /file of that name exists/,
  );
  expect(await readdir(work)).not.toContain('portal.tar.gz.unfinished');
});

test('a database that holds something is replaced only by force', async () => {
  await target.pool.query('create table mine (x int)');
  await target.pool.query('insert into mine values (1)');
  await expect(restore(target.pool, targetPlaces, archive, { migrations })).rejects.toThrow(
    /is not empty \(.*mine/,
  );
  expect((await target.pool.query('select x from mine')).rows).toEqual([{ x: 1 }]);
  await restore(target.pool, targetPlaces, archive, { migrations, force: true });
  expect((await target.pool.query(`select to_regclass('mine') as mine`)).rows).toEqual([
    { mine: null },
  ]);
});

test('a damaged or cut file is refused before anything is touched', async () => {
  const sound = await readFile(archive);
  const damaged = join(work, 'damaged.tar.gz');
  const before = await target.pool.query(
    'select pg_current_xact_id_if_assigned(), count(*) from people',
  );
  const versions = [
    ...Array.from({ length: 16 }, (_, i) => {
      const copy = Buffer.from(sound);
      const at = 10 + Math.floor(((sound.length - 11) * i) / 15);
      copy[at] = (copy[at] ?? 0) ^ (1 << (i % 8));
      return copy;
    }),
    sound.subarray(0, sound.length - 1),
    sound.subarray(0, sound.length >> 1),
    Buffer.alloc(0),
    Buffer.from('not a backup at all'),
  ];
  for (const version of versions) {
    await writeFile(damaged, version);
    await expect(
      restore(target.pool, targetPlaces, damaged, { migrations, force: true }),
    ).rejects.toEqual(expect.objectContaining({ exitCode: exitCodes.damagedData }));
  }
  const after = await target.pool.query(
    'select pg_current_xact_id_if_assigned(), count(*) from people',
  );
  expect(after.rows).toEqual(before.rows);
  expect(existsSync(join(targetDir, 'files/large'))).toBe(true);
});

test('a change that was packed again is still seen', async () => {
  const changed = join(work, 'changed.tar.gz');
  const unpacked = gunzipSync(await readFile(archive));
  for (const [what, replacement] of [
    ['أمل', 'ألم'],
    ['a long way', 'a wrong way'.slice(1)],
    ['"isCalled": true', '"isCalled":false'],
  ]) {
    const at = unpacked.indexOf(what ?? '');
    const copy = Buffer.from(unpacked);
    expect(copy.write(replacement ?? '', at)).toBe(Buffer.byteLength(what ?? ''));
    await writeFile(changed, gzipSync(copy));
    await expect(
      restore(target.pool, targetPlaces, changed, { migrations, force: true }),
    ).rejects.toThrow(/changed.tar.gz is not a sound backup: .* damaged/);
  }
});

test('a backup of another version of the portal is refused', async () => {
  const other = join(work, 'other-migrations');
  await mkdir(other);
  await writeFile(join(other, '0001_schema.sql'), 'create table people ();');
  await expect(
    restore(target.pool, targetPlaces, archive, { migrations: other, force: true }),
  ).rejects.toThrow(/migration 0001_schema.sql is different here/);
});

test('when it fails in the middle, the database and the files are as before', async () => {
  const before = await pictureOf(target);
  // The rows violate this foreign key, which is the last thing a restore puts back.
  await source.pool.query('alter table queue.jobs drop constraint jobs_person_fkey');
  await source.pool.query(`insert into queue.jobs (person, day) values (999, '2026-05-05')`);
  const broken = join(work, 'broken.tar.gz');
  await backup(source.pool, sourceFiles, broken);
  await writeFile(join(targetDir, 'files/mark'), 'still here');
  await expect(
    restore(target.pool, targetPlaces, broken, { migrations, force: true }),
  ).rejects.toThrow(/could not be restored: .*jobs_person_fkey/);
  const after = await pictureOf(target);
  expect({ ...after, next: 0 }).toEqual({ ...before, next: 0 });
  expect(await readFile(join(targetDir, 'files/mark'), 'utf8')).toBe('still here');
  expect((await readdir(targetDir)).toSorted()).toEqual(['files']);
});

test('it is one picture although the tables change meanwhile', async () => {
  await target.pool.query('create table ledger (n int); create table zz_ledger (n int)');
  let isOver = false;
  const writing = (async () => {
    for (let n = 0; !isOver; n++) {
      await target.pool.query(
        `with a as (insert into ledger values (${n})) insert into zz_ledger values (${n})`,
      );
    }
  })();
  const { tables } = await backup(target.pool, targetPlaces.files, join(work, 'moving.tar.gz'));
  isOver = true;
  await writing;
  const find = (name: string) => tables.find((table) => table.name === name);
  expect(find('ledger')?.checksum).toBe(find('zz_ledger')?.checksum);
  expect(find('ledger')?.rows).toBe(find('zz_ledger')?.rows);
});

test('files come back into a store elsewhere, in place of what is there, and out of it again', async () => {
  const store = await startTestStore('s3');
  await store.leave('private/cvs/later', 'stored after the backup');
  await store.leave('somebody/else', 'kept');
  const places = { files: store.files, dataDir: targetDir };
  const { files: packed } = await restore(target.pool, places, archive, {
    migrations,
    force: true,
  });
  expect(await store.namesIn('private')).toEqual([]);
  expect(await store.namesIn('somebody')).toEqual(['else']);
  const restored = await store.files.find(longPath);
  expect(restored?.sizeBytes).toBe('a long way'.length);
  restored?.content.destroy();
  const again = await backup(target.pool, store.files, join(work, 'from-store.tar.gz'));
  expect(again.files.count).toBe(packed.count + 1);
  expect(again.files.bytes).toBe(packed.bytes + 'kept'.length);
  expect((await readdir(targetDir)).toSorted()).toEqual(['files']);
});

test('when the files cannot be put in place, it says what is done and what is not', async () => {
  const store = await startTestStore('s3');
  await store.breakDown();
  const places = { files: store.files, dataDir: targetDir };
  await expect(restore(target.pool, places, archive, { migrations, force: true })).rejects.toThrow(
    /the files could not be put in place: .*\n.*again with --force/,
  );
});
