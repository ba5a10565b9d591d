import type pg from 'pg';
import { expect, test } from 'vitest';
import type { SentStatement } from '#platform/database/statement.ts';
import type { ChangeFeed } from './change-feed.ts';
import { hearChanges } from './heard-changes.ts';
import { shareResults } from './shared-results.ts';

type Result = pg.QueryResult<Record<string, unknown>>;

const heard = hearChanges();
let isListening = true;
const feed: Pick<ChangeFeed, 'now' | 'stillStands'> = {
  now: () => (isListening ? heard.now() : undefined),
  stillStands: (since, reads) =>
    isListening && heard.isUnchanged(since, reads) ? heard.now() : undefined,
};

let asked = 0;
const count = (country: string): SentStatement => ({
  name: 'count',
  text: 'select',
  values: [country],
  readsWith: () => [{ table: 'wares', rows: [`country=${country}`] }],
});

/** Answers after a while, as what is worth sharing does, with the number of times it was asked. */
async function ask(): Promise<Result> {
  asked += 1;
  const rows = [{ count: String(asked) }];
  const end = performance.now() + 5;
  while (performance.now() < end) await new Promise(setImmediate);
  return { rows, rowCount: 1, command: 'SELECT', oid: 0, fields: [] };
}

const results = () => shareResults(feed as ChangeFeed, 100_000);
const rowsOf = async (result: Promise<Result>) => (await result).rows;

test('what was found is found again without asking, until a row changes that it read', async () => {
  const shared = results();
  const first = await rowsOf(shared.read(count('KW'), ask));
  expect(await rowsOf(shared.read(count('KW'), ask))).toEqual(first);
  heard.hear('wares\ncountry=SA');
  expect(await rowsOf(shared.read(count('KW'), ask))).toEqual(first);
  expect(await rowsOf(shared.read(count('SA'), ask))).not.toEqual(first);
  heard.hear('wares\ncountry=KW');
  expect(await rowsOf(shared.read(count('KW'), ask))).not.toEqual(first);
});

test('whoever asks at the same moment waits for the one answer, but not once something was heard', async () => {
  const shared = results();
  const before = asked;
  const together = [count('OM'), count('OM'), count('OM')].map((each) => shared.read(each, ask));
  heard.hear('others');
  const later = shared.read(count('OM'), ask);
  const all = await Promise.all([...together, later].map(rowsOf));
  expect(asked - before).toBe(2);
  expect(all.slice(0, 3)).toEqual([all[0], all[0], all[0]]);
  expect(all[3]).not.toEqual(all[0]);
});

test('rows that one reader converts are as they were for all others', async () => {
  const shared = results();
  const convert = async (result: Promise<Result>) => {
    const [row] = (await result).rows;
    const given = row?.count;
    if (row) row.count = Number(given);
    return given;
  };
  const given = await Promise.all([
    convert(shared.read(count('QA'), ask)),
    convert(shared.read(count('QA'), ask)),
  ]);
  expect(given.map((each) => typeof each)).toEqual(['string', 'string']);
  expect(typeof (await convert(shared.read(count('QA'), ask)))).toBe('string');
});

test('while changes are not heard, and where nothing is kept, everybody asks', async () => {
  const before = asked;
  const shared = results();
  isListening = false;
  await shared.read(count('BH'), ask);
  await shared.read(count('BH'), ask);
  isListening = true;
  const none = shareResults(feed as ChangeFeed, 0);
  await Promise.all([none.read(count('BH'), ask), none.read(count('BH'), ask)]);
  expect(asked - before).toBe(4);
});

test('values that JSON cannot write are told apart', async () => {
  const shared = results();
  const before = asked;
  for (const value of [null, Number.NaN, Number.POSITIVE_INFINITY, 1n]) {
    await shared.read({ ...count('LB'), values: [value] }, ask);
  }
  expect(asked - before).toBe(4);
});

test('long questions and large results are asked for each time', async () => {
  const shared = results();
  const before = asked;
  const long = { ...count('EG'), values: ['x'.repeat(3_000)] };
  const large = async () => {
    const result = await ask();
    return { ...result, rows: [{ text: 'x'.repeat(40_000) }] };
  };
  for (let time = 0; time < 2; time += 1) {
    await shared.read(long, ask);
    await shared.read(count('IQ'), large);
  }
  expect(asked - before).toBe(4);
});

test('what failed is asked again', async () => {
  const shared = results();
  const fail = () => Promise.reject(new Error('away'));
  const failed = [shared.read(count('JO'), fail), shared.read(count('JO'), fail)];
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await rowsOf(shared.read(count('JO'), ask))).toHaveLength(1);
});
