import type pg from 'pg';
import type { Read } from '#platform/database/followed-rows.ts';
import type { SentStatement } from '#platform/database/statement.ts';
import type { ChangeFeed } from './change-feed.ts';
import { holdWithin } from './second-chance.ts';

type Result = pg.QueryResult<Record<string, unknown>>;

/** A statement that tells which rows it reads. */
type FollowedStatement = SentStatement & Required<Pick<SentStatement, 'readsWith'>>;

const isFollowed = (statement: SentStatement): statement is FollowedStatement =>
  statement.readsWith !== undefined;

type SharedResult = {
  readonly result: Result;
  readonly reads: readonly Read[];
  /** The moment before it was asked for. */
  readonly moment: number;
};

type Ask = (statement: SentStatement) => Promise<Result>;

/**
 * Results that several answers share: a list counts the same rows in both languages, and an answer that is made again
 * has just asked whether it has to be.
 */
export type SharedResults = {
  /** The result of a statement, asked for only where none is at hand that is sure to be the same. */
  read(statement: SentStatement, ask: Ask): Promise<Result>;
};

/** A cheaper result costs about as much to share as to ask for. */
const WORTH_SHARING_MS = 4;

/** Larger results, and those of longer questions, are hardly asked for twice: the candidates of a search. */
const MOST_BYTES = 64 * 1024;
const LONGEST_KEY = 2_000;

const BYTES_PER_CHARACTER = 2;
const BYTES_PER_VALUE = 16;

/** Roughly what rows take: texts by their length, anything else as one value. */
function bytesOf({ rows }: Result): number {
  let bytes = 0;
  for (const row of rows) {
    for (const column in row) {
      const value = row[column];
      bytes += BYTES_PER_VALUE;
      if (typeof value === 'string') bytes += BYTES_PER_CHARACTER * value.length;
    }
  }
  return bytes;
}

/** JSON has no word for these numbers and would write nothing for all of them. */
const asText = (_name: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;

const keyOf = ({ name, values }: SentStatement) => `${name} ${JSON.stringify(values, asText)}`;

/** Rows are converted in place by whoever reads them, so everybody gets rows of their own. */
const copyOf = (result: Result): Result => ({
  ...result,
  rows: result.rows.map((row) => ({ ...row })),
});

/** A statement that is being asked. */
type UnderWay = {
  readonly moment: number;
  readonly asked: Promise<Result>;
  /** Its result for everybody but the first, who has the rows themselves; there once somebody waits for it. */
  spare?: Promise<Result>;
};

export function shareResults(feed: ChangeFeed, mostBytes: number): SharedResults {
  const kept = holdWithin<SharedResult>(mostBytes);
  const underWay = new Map<string, UnderWay>();

  function findStanding(key: string): Result | undefined {
    const known = kept.find(key);
    if (!known) return undefined;
    return feed.stillStands(known.moment, known.reads) === undefined ? undefined : known.result;
  }

  function keep(key: string, { result, reads, moment }: SharedResult): void {
    const bytes = bytesOf(result);
    if (bytes <= MOST_BYTES) kept.set(key, { result: copyOf(result), reads, moment }, bytes);
  }

  async function askFirst(
    key: string,
    statement: FollowedStatement,
    moment: number,
    ask: Ask,
  ): Promise<Result> {
    const begun = performance.now();
    const asked = ask(statement);
    const entry: UnderWay = { moment, asked };
    underWay.set(key, entry);
    try {
      const result = await asked;
      if (performance.now() - begun >= WORTH_SHARING_MS) {
        keep(key, { result, reads: statement.readsWith(result.rows), moment });
      }
      return result;
    } finally {
      if (underWay.get(key) === entry) underWay.delete(key);
    }
  }

  return {
    async read(statement, ask) {
      const moment = feed.now();
      if (mostBytes === 0 || moment === undefined || !isFollowed(statement)) return ask(statement);
      const key = keyOf(statement);
      if (key.length > LONGEST_KEY) return ask(statement);
      const standing = findStanding(key);
      if (standing) return copyOf(standing);
      const asked = underWay.get(key);
      // Nothing at all was heard since it was asked, so asking now would find the same.
      if (asked?.moment === moment) {
        // Runs before whoever asked first gets to its rows.
        asked.spare ??= asked.asked.then(copyOf);
        return copyOf(await asked.spare);
      }
      return askFirst(key, statement, moment, ask);
    },
  };
}
