// The search with a million records of all kinds and 150,000 words: how long a query takes from the call to its answer,
// each computed anew; suggestions; the size of the index, how long it takes to build, and what it costs a write.
// BENCH_SHARE=0.1 fills a tenth. Filling takes most of the time: BENCH_GROWN names a folder in which the data is kept
// for the next run, BENCH_PARTS=fill,index,ask,write,call selects steps, and BENCH_ONLY=rare,sentence selects rows.
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { countWords } from '#features/search/server/count-words.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { indexForSearch } from '../fill-unwatched.ts';
import { type MeasuredPortal, startPortalIn } from '../measured-portal.ts';
import { percentile } from '../percentile.ts';
import { compareCalls } from './million-calls.ts';
import { readSequentialScans } from './million-plans.ts';
import { fillMillion, millionOf } from './million-rows.ts';
import { compareWrites } from './million-writes.ts';

const TIMES = Number(process.env.BENCH_TIMES ?? 200);
const WARM_UP_TIMES = 20;
/** Warm-up requests per query before the first is measured, because real servers run for hours. */
const FIRST_TIMES = Number(process.env.BENCH_WARM ?? 60);
const SHARE = Number(process.env.BENCH_SHARE ?? 1);
const kept = process.env.BENCH_GROWN;
const parts = (process.env.BENCH_PARTS ?? 'fill,index,ask,write,call').split(',');
const only = process.env.BENCH_ONLY?.split(',');

const isAsked = (name: string) => !only || only.some((part) => name.includes(part));

type Words = {
  /** The word of a frequency rank: the first is in the most records. */
  readonly at: (rank: number) => string;
};

type Ask = (words: Words, time: number) => string;

/** Rarer than anything a visitor would call common. */
const rareRank = (time: number) => 20_000 + ((time * 7919) % 120_000);
const commonRank = (time: number) => 1 + (time % 20);

/** Swaps two neighbouring letters in the middle. */
const misspelled = (word: string) => word.slice(0, 3) + word[4] + word[3] + word.slice(5);

const things = ['pump', 'monitor', 'syringe', 'chair', 'mask', 'implant', 'gel', 'lamp'];
const kinds = ['surgical', 'dental', 'cardiac', 'thermal', 'digital', 'sterile'];
const one = (of: readonly string[], time: number) => of[time % of.length] ?? '';

const questions: Readonly<Record<string, Ask>> = {
  'a rare word': ({ at }, time) => at(rareRank(time)),
  'two rare words': ({ at }, time) => `${at(rareRank(time))} ${at(rareRank(time + 1))}`,
  'a common word': (_, time) => one([...things, ...kinds, 'tablets', 'house', 'nurse'], time),
  'a common word of descriptions': ({ at }, time) => at(commonRank(time)),
  'the beginning of a common word': (_, time) => one([...things, ...kinds], time).slice(0, 3),
  'two common words': (_, time) => `${one(kinds, time)} ${one(things, time >> 2)}`,
  'two common words that no record has': (_, time) =>
    `${one(things, time)} ${one(things, time + 1)}`,
  'a common and a rare word': ({ at }, time) => `${one(kinds, time)} ${at(rareRank(time))}`,
  'a misspelled word': ({ at }, time) => misspelled(at(3 * Math.floor(rareRank(time) / 3) + 1)),
  'a question': (_, time) =>
    `where can I buy a ${one(kinds, time)} ${one(things, time >> 1)} in kuwait`,
  'a question in Arabic': (_, time) =>
    `ابي ${one(['مضخة', 'كرسي', 'قناع', 'محقنة'], time)} بالكويت`,
  'jobs of a place': (_, time) =>
    `${one(['nurse', 'dentist', 'pharmacist'], time)} jobs in ${one(['dubai', 'kuwait', 'riyadh'], time)}`,
  'a kind alone': (_, time) => one(['jobs', 'events', 'products', 'companies', 'catalogs'], time),
  'events of next month': () => 'conferences next month',
  'under a price': (_, time) => `${one(things, time)} under ${20 + (time % 50)} KD`,
  'a sentence of 300 letters': ({ at }, time) =>
    Array.from({ length: 40 }, (_, place) => at(1 + ((time * 31 + place * 977) % 5_000)))
      .join(' ')
      .slice(0, 300),
};

const lists: Readonly<Record<string, Ask>> = {
  'medicines, a word of half of them': (_, time) => `tablets${' '.repeat(time % 2)}`,
  'medicines, a word of the last half': () => 'late',
  'medicines, a rare word': ({ at }, time) => at(rareRank(time)),
};

/** Prefixes of common and rare words of any length, alone and after another word. */
function typedAt({ at }: Words, time: number): string {
  const word = time % 2 === 0 ? at(rareRank(time)) : one([...things, ...kinds], time >> 1);
  const typed = word.slice(0, 3 + ((time >> 2) % 6));
  return time % 5 === 0 ? `${one(kinds, time)} ${typed}` : typed;
}

type Measured = {
  readonly 'median ms': number;
  readonly 'p99 ms': number;
  /** CPU time of server and database together, without other work on the machine. */
  readonly 'CPU ms': number;
  readonly found: number;
};

// A parameter that is no filter still belongs to the input, so that no cached answer matches.
const questionPath = (text: string, time: string) =>
  `search/search.php?${new URLSearchParams({ q: text, without: time })}`;

async function warmUp({ url }: MeasuredPortal, words: Words): Promise<void> {
  for (let time = 0; time < FIRST_TIMES; time += 1) {
    for (const text of Object.values(questions)) {
      await (await fetch(`${url}/api/${questionPath(text(words, time), `warm ${time}`)}`)).text();
    }
  }
}

async function measure(
  { url, runMs }: MeasuredPortal,
  pathOf: (time: number) => string,
  countOf: (body: Record<string, unknown[]>) => number,
): Promise<Measured> {
  const times: number[] = [];
  let [found, ranBefore] = [0, 0];
  for (let time = -WARM_UP_TIMES; time < TIMES; time += 1) {
    const path = pathOf(time + WARM_UP_TIMES);
    if (time === 0) ranBefore = runMs();
    const begun = performance.now();
    const answer = await fetch(`${url}/api/${path}`);
    const text = await answer.text();
    const tookMs = performance.now() - begun;
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    if (time < 0) continue;
    times.push(tookMs);
    if (countOf(JSON.parse(text)) > 0) found += 1;
  }
  return {
    'median ms': Number(percentile(times, 0.5).toFixed(1)),
    'p99 ms': Number(percentile(times, 0.99).toFixed(1)),
    'CPU ms': Number(((runMs() - ranBefore) / TIMES).toFixed(1)),
    found,
  };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const begun = performance.now();
  await work();
  return ((performance.now() - begun) / 1000).toFixed(0);
}

async function sizes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`
    select c.relname as name, pg_size_pretty(pg_total_relation_size(c.oid)) as whole,
      pg_size_pretty(pg_indexes_size(c.oid)) as indexes, c.reltuples::bigint as rows
    from pg_class c where c.relname in ('search_documents', 'search_words', 'search_word_deletions')
    order by c.relname`);
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(rows);
}

async function wordsOf(pool: pg.Pool): Promise<Words> {
  const { rows } = await pool.query<{ word: string }>('select word from bench_words order by rank');
  return { at: (rank) => rows[rank % rows.length]?.word ?? '' };
}

/** Fills a folder only once; its index can still be rebuilt. */
async function fillOnce(pool: pg.Pool, folder: string): Promise<void> {
  const mark = join(folder, 'filled');
  if (existsSync(mark)) return;
  print(`Filled in ${await secondsOf(() => fillMillion(pool, millionOf(SHARE)))} s`);
  await writeFile(mark, '');
}

async function makeIndex(pool: pg.Pool): Promise<void> {
  const made = await secondsOf(() => indexForSearch(pool));
  print(`The index made in ${made} s, counted in ${await secondsOf(() => countWords(pool))} s`);
}

const loadNow = () => loadavg()[0]?.toFixed(1);

export async function measureMillion(): Promise<void> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'mai-million-')));
  const portal = await startPortalIn(join(folder, 'data'), { DEMO: '0' });
  const { pool, close } = await joinPool(
    { dataDir: portal.dataDir, databaseUrl: undefined },
    silentLog,
  );
  try {
    if (parts.includes('fill')) await fillOnce(pool, folder);
    if (parts.includes('index')) await makeIndex(pool);
    await sizes(pool);
    print(`Load average ${loadNow()} before`);
    if (parts.includes('ask')) await ask(portal, pool);
    if (parts.includes('write')) await compareWrites(pool, isAsked);
    if (parts.includes('call')) await compareCalls(portal, pool, isAsked);
    print(`Load average ${loadNow()} after`);
  } finally {
    await close();
    await portal.stop();
    if (!kept) await rm(folder, { recursive: true, force: true });
  }
}

export async function ask(portal: MeasuredPortal, pool: pg.Pool): Promise<void> {
  const words = await wordsOf(pool);
  await warmUp(portal, words);
  const before = await readSequentialScans(pool);
  const table: Record<string, Measured> = {};
  for (const [name, text] of Object.entries(questions).filter(([name]) => isAsked(name))) {
    table[name] = await measure(
      portal,
      (time) => questionPath(text(words, time), `${time}`),
      (body) => body.results?.length ?? 0,
    );
  }
  if (isAsked('suggestions')) {
    table.suggestions = await measure(
      portal,
      (time) => `search/suggestions.php?${new URLSearchParams({ q: typedAt(words, time) })}`,
      (body) => body.suggestions?.length ?? 0,
    );
  }
  for (const [name, text] of Object.entries(lists).filter(([name]) => isAsked(name))) {
    table[name] = await measure(
      portal,
      (time) =>
        `rx/medicines.php?${new URLSearchParams({ search: text(words, time), limit: `${12 + (time % 12)}` })}`,
      (body) => body.generics?.length ?? 0,
    );
  }
  // biome-ignore lint/suspicious/noConsole: as above
  console.table(table);
  const after = await readSequentialScans(pool);
  const walked = [...after].map(
    ([name, scans]) => [name, scans - (before.get(name) ?? 0)] as const,
  );
  print(
    `Tables read from end to end: ${walked.filter(([, scans]) => scans > 0).join(' ') || 'none'}`,
  );
}
