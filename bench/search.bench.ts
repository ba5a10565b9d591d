// How often the right record comes first, by class of query and language, on the demo content. `npm run bench -- search
// misses` lists the failures of the tuned part; the held-back part stays unseen. `npm run bench -- search million`
// measures the time instead, with a million records.
import type { Pool } from 'pg';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { poll } from '#platform/database/poll.ts';
import { startPortal } from './measured-portal.ts';
import { type Part, readQueries } from './search/all-queries.ts';
import type { Asked } from './search/asked.ts';
import { type Directory, readDirectory } from './search/directory.ts';
import { measureMillion } from './search/million.ts';
import { writeReference } from './search/reference-forms.ts';
import { judge } from './search/score.ts';
import { type Judged, tableOf } from './search/score-table.ts';
import { type Search, searchOf } from './search/search-adapter.ts';

const LEARNING_TIMEOUT_MS = 300_000;

type Answered = Judged & {
  readonly text: string;
  readonly first: string;
  readonly refused: boolean;
};

function textOf({ text, reference }: Asked, directory: Directory): string {
  return reference ? writeReference(text, directory.referenceOf(reference)) : text;
}

const rightOf = ({ right }: Asked, { today }: Directory) =>
  typeof right === 'function' ? right(today) : right;

/** On the day of the run nothing may happen at the time a query names, which is not the search's fault. */
function hasAnswerToday(asked: Asked, directory: Directory): boolean {
  return typeof asked.right !== 'function' || rightOf(asked, directory).length > 0;
}

/** Throws if a query expects records that the portal does not have, for which the search would be blamed. */
function requireRecords(asked: Asked, directory: Directory): void {
  const missing = rightOf(asked, directory).filter((id) => !directory.ids.has(id));
  if (missing.length > 0) throw new Error(`"${asked.text}" asks for unknown ${missing}`);
}

async function answer(
  asked: Asked,
  part: Part,
  { search, directory }: { search: Search; directory: Directory },
): Promise<Answered> {
  const text = textOf(asked, directory);
  const language = asked.language === 'en' ? 'en' : 'ar';
  const { answers, refused } = await search({ text, language, from: asked.from });
  const ids = answers.map(({ id }) => id);
  const first = answers.slice(0, 3).map(({ kind, title }) => `${kind} ${title}`);
  const outcome = judge(ids, rightOf(asked, directory), asked.fair);
  return { asked, part, outcome, text, first: first.join(' | '), refused };
}

function isMiss({ part, outcome }: Answered): boolean {
  const { expected, rank, answers } = outcome;
  return part === 'tuned' && (expected ? rank !== 1 : answers > 0);
}

function missOf({ asked, text, first, outcome }: Answered) {
  return { class: asked.class, from: asked.from, text, rank: outcome.rank, first };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Waits until the thesaurus and the word frequencies are loaded, right after the start. */
async function untilLearned(pool: Pool): Promise<void> {
  const isLearned = async () => {
    const { rows } = await pool.query('select 1 from search_counts where documents > 0');
    return rows[0];
  };
  await poll(isLearned, { timeoutMs: LEARNING_TIMEOUT_MS });
}

async function measureQuality(): Promise<void> {
  const portal = await startPortal();
  const { pool, close } = await joinPool(
    { dataDir: portal.dataDir, databaseUrl: undefined },
    silentLog,
  );
  try {
    const directory = await readDirectory(pool);
    await untilLearned(pool);
    const search = searchOf(portal.url, directory);
    const queries = await readQueries();
    const answered: Answered[] = [];
    let notAsked = 0;
    for (const part of ['tuned', 'held-back'] as const) {
      for (const asked of queries[part]) {
        if (!hasAnswerToday(asked, directory)) {
          notAsked += 1;
          continue;
        }
        requireRecords(asked, directory);
        answered.push(await answer(asked, part, { search, directory }));
      }
    }
    // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
    console.table(tableOf(answered));
    const refused = answered.filter((each) => each.refused).length;
    print('Per cent of the tuned part and of the part held back; MRR up to 1; nonsense is counted');
    print(`${answered.length} queries asked, content dated from ${directory.today}`);
    print(`${refused} refused by the portal, counted as empty`);
    print(`${notAsked} not asked, because nothing happens in their time`);
    if (process.argv.includes('misses')) {
      // biome-ignore lint/suspicious/noConsole: as above
      console.table(answered.filter(isMiss).map(missOf));
    }
  } finally {
    await close();
    await portal.stop();
  }
}

await (process.argv.includes('million') ? measureMillion() : measureQuality());
