import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { makeIncomingFolder } from './incoming-folder.ts';

test('uploads that a killed portal left are removed, those of one that runs are not', async () => {
  const within = await mkdtemp(join(tmpdir(), 'mai-incoming-test-'));
  onTestFinished(() => rm(within, { recursive: true, force: true }));
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const running = `portal-incoming-${process.ppid}-abcdef`;
  await mkdir(join(within, `portal-incoming-${ended}-abcdef`));
  await writeFile(join(within, `portal-incoming-${ended}-abcdef`, 'cv'), 'A life');
  await mkdir(join(within, running));
  await mkdir(join(within, 'of-somebody-else'));
  const own = await makeIncomingFolder(within);
  expect((await readdir(within)).toSorted()).toEqual(
    [running, 'of-somebody-else', basename(own)].toSorted(),
  );
  expect((await stat(own)).mode & 0o077).toBe(0);
});

test('a folder that the machine tidied away comes back with the next upload', async () => {
  const { database, call } = await startTestApp();
  const { headers } = await signInExhibitor(database);
  const folders = (await readdir(tmpdir())).filter((name) =>
    name.startsWith(`portal-incoming-${process.pid}-`),
  );
  expect(folders).not.toEqual([]);
  await Promise.all(folders.map((name) => rm(join(tmpdir(), name), { recursive: true })));
  const rows =
    'title,sub_title,catalog_link,status\nInstruments,Reusable,https://example.com/c.pdf,Active';
  const body = new FormData();
  body.set('import_file', new Blob([rows]), 'catalogs.csv');
  const answer = await call('exhibitor/catalogs/import.php', { method: 'POST', headers, body });
  expect(answer.body).toMatchObject({ results: { successful: 1 } });
});
