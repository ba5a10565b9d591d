import { kill } from 'node:process';
import { expect, test } from 'vitest';
import { problemOf } from '#platform/calls/problem-of.ts';
import type { ImportMessage } from './import-messages.ts';
import { readInChild } from './read-in-child.ts';
import { sheetReaders } from './sheet-readers.ts';

async function read(content: string, limits = { cpuMs: 20_000, silenceMs: 30_000 }) {
  const kinds: ImportMessage['kind'][] = [];
  const definedIn = new URL('../../../features/catalogs/catalogs.collection.ts', import.meta.url);
  const task = {
    definedIn: definedIn.href,
    collection: 'catalogs',
    content: Buffer.from(content),
    language: 'en',
  } as const;
  const find = async () => ({ items: [], titles: [] });
  const reading = readInChild(task, find, ({ kind }) => void kinds.push(kind), limits);
  const problem = await reading.then(() => undefined, problemOf);
  return { kinds, problem };
}

const good = 'title,sub_title\nBeds,Wards\n';

test('a good file on a machine that gives it no time is told to come back, not that it is bad', async () => {
  expect((await read(good)).kinds).toEqual(['preview']);
  for (const pid of sheetReaders.pids()) kill(pid, 'SIGSTOP');
  const { problem } = await read(good, { cpuMs: 20_000, silenceMs: 300 });
  expect(problem).toMatchObject({ status: 503, retryAfterS: 5 });
  for (const pid of sheetReaders.pids()) kill(pid, 'SIGCONT');
  expect((await read(good)).kinds).toEqual(['preview']);
});

test('a file that takes too much work is refused', async () => {
  const { problem } = await read('"x,'.repeat(1_000_000), { cpuMs: 1, silenceMs: 30_000 });
  expect(problem).toMatchObject({ status: 400, code: 'unreadable_file' });
});

test('a file that is refused leaves its reader to the next', async () => {
  await read(good);
  const before = sheetReaders.pids();
  expect((await read('')).problem).toMatchObject({ status: 400 });
  expect((await read(good)).kinds).toEqual(['preview']);
  expect(sheetReaders.pids()).toEqual(before);
});
