import type { OperationContext } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { VisitedFrom } from '#platform/geo/visitor-country.ts';
import type { SendableBody } from '#platform/http/sendable-body.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Dependencies } from './noted-reads.ts';
import { areUnchanged, noteUsed, recordContext } from './recorded-context.ts';
import { holdWithin } from './second-chance.ts';
import { shareResults } from './shared-results.ts';

type CacheEntry = {
  readonly body: SendableBody;
  /** The moment up to which the entry is known to be current. */
  moment: number;
  readonly dependencies: Dependencies;
};

const MOST_RESULT_BYTES = 4 * 1024 * 1024;
/** Of parts that one page asked for only the names are remembered. */
const MOST_PART_NAME_BYTES = 1024 * 1024;

/** The share of the cache's size that is added for spellings of addresses. */
const SPELLING_SHARE = 1 / 16;

/** Roughly what an entry takes beside its bytes: headers, encodings and the like. */
const ENTRY_BYTES = 1500;
/** Roughly what one row that the answer was made from takes. */
const ROW_BYTES = 40;
/** Roughly what one statement that the answer was made from takes, with its values. */
const QUERY_BYTES = 600;

/** Repeating more statements than this may take longer than making the answer from scratch. */
const MOST_ASKED_AGAIN = 3;

/** Longer addresses are not remembered, so each request for one is parsed. */
const LONGEST_RAW_KEY = 1000;

/** Runs work, or refuses it when there is no capacity. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

const admitAll: Admit = (work) => work();

export type CacheRequest = {
  /** Built from declared fields only, so that a stranger cannot create any number of keys. */
  readonly key: string;
  /** The address as the request wrote it, unless it contained more than is declared. */
  readonly rawKey: string | undefined;
  /**
   * Whether a page is made from it. The page is cached as well, so its part is only cached if another page asks for the
   * same: a record's own page is usually the only one.
   */
  readonly isPart?: boolean;
};

/**
 * A cache of answers, ready to send and never stale: an answer is used only while nothing it was made from has changed
 * since, or if the statements behind a possible change are repeated and find the same rows. When the cache is full, the
 * oldest answers that nobody has asked for are dropped.
 */
export type AnswerCache = {
  /** The answer to a request that is written exactly as an earlier one was. */
  find(rawKey: string): SendableBody | undefined;
  /**
   * The cached answer, or a new one that is cached if it may be. `admit` decides whether there is capacity to make it.
   */
  answer(
    asked: CacheRequest,
    context: OperationContext,
    work: (context: OperationContext) => Promise<SendableBody>,
    admit?: Admit,
  ): Promise<SendableBody>;
  count(): number;
  /** How often an answer was kept because its statements, repeated, found the same. */
  renewed(): number;
  /** Roughly how many bytes the cache takes in memory, keys included. */
  bytes(): number;
};

function bytesOf({ reads, queries }: Dependencies): number {
  const rows = reads.reduce(
    (sum, { rows, newest = [] }) => sum + (rows?.length ?? 1) + newest.length,
    0,
  );
  return ENTRY_BYTES + rows * ROW_BYTES + queries.length * QUERY_BYTES;
}

export function createAnswerCache(feed: ChangeFeed, mostBytes: number): AnswerCache {
  const entries = holdWithin<CacheEntry>(mostBytes);
  /** Cache keys by the spellings of addresses that lead to them. */
  const keys = holdWithin<string>(mostBytes * SPELLING_SHARE);
  const partsAskedFor = holdWithin<true>(Math.min(mostBytes, MOST_PART_NAME_BYTES));
  const results = shareResults(feed, Math.min(mostBytes, MOST_RESULT_BYTES));

  let renewals = 0;

  function findKept(key: string): CacheEntry | undefined {
    const entry = entries.find(key);
    if (!entry) return undefined;
    const stoodAt = feed.stillStands(entry.moment, entry.dependencies.reads);
    if (stoodAt === undefined) return undefined;
    entry.moment = stoodAt;
    return entry;
  }

  /**
   * Repeats the statements that a change may have affected, and keeps the entry if they find the same. A write
   * invalidates more than it changes: a list depends on its whole country, but shows twelve rows.
   */
  async function renew(key: string, context: OperationContext): Promise<CacheEntry | undefined> {
    const entry = entries.find(key);
    const moment = feed.now();
    if (!entry || moment === undefined) return undefined;
    const open = entry.dependencies.queries.filter(
      ({ reads }) => feed.stillStands(entry.moment, reads) === undefined,
    );
    if (open.length > MOST_ASKED_AGAIN || !(await areUnchanged(context, open, results)))
      return undefined;
    entry.moment = Math.max(entry.moment, moment);
    renewals += 1;
    return entry;
  }

  function rememberRawKey({ key, rawKey }: CacheRequest): void {
    if (!rawKey || rawKey.length > LONGEST_RAW_KEY || keys.has(rawKey)) return;
    // Weighs nothing: the key is the string that the entry holds anyway.
    keys.set(rawKey, key, 0);
  }

  function isWorthCaching({ key, isPart = false }: CacheRequest): boolean {
    if (!isPart || entries.has(key) || partsAskedFor.has(key)) return true;
    partsAskedFor.set(key, true, 0);
    return false;
  }

  async function make(
    asked: CacheRequest,
    context: OperationContext,
    work: (context: OperationContext) => Promise<SendableBody>,
  ): Promise<SendableBody> {
    const { key } = asked;
    const moment = feed.now();
    const worthCaching = isWorthCaching(asked);
    const recording = recordContext(context, results);
    const body = await work(recording.context);
    if (moment !== undefined && worthCaching && recording.isCacheable() && body.status === 200) {
      const dependencies = recording.dependencies();
      entries.set(key, { body, moment, dependencies }, body.weight + bytesOf(dependencies));
    } else entries.delete(key);
    return body;
  }

  return {
    find(rawKey) {
      const key = keys.find(rawKey);
      return key === undefined ? undefined : findKept(key)?.body;
    },
    async answer(asked, context, work, admit = admitAll) {
      const { key } = asked;
      const use = ({ body, dependencies }: CacheEntry) => {
        // An answer that is made from this one depends on everything that this one was made from.
        noteUsed(context, dependencies.queries);
        return body;
      };
      const kept = findKept(key);
      const body = kept
        ? use(kept)
        : await admit(async () => {
            const renewed = await renew(key, context);
            return renewed ? use(renewed) : make(asked, context, work);
          });
      if (entries.has(asked.key)) rememberRawKey(asked);
      return body;
    },
    count: entries.count,
    renewed: () => renewals,
    bytes: () => entries.bytes() + keys.bytes(),
  };
}

type Visit = Pick<OperationContext, 'language' | 'now'> & {
  readonly visitor: VisitedFrom;
};

/**
 * The cache key of an address. Answers differ by language, by country and whether it is known, and by the day, on which
 * lists turn and items expire.
 */
export function answerKey(address: string, { language, visitor, now }: Visit): string {
  const country = visitor.isCountryKnown ? visitor.country : `${visitor.country}?`;
  return `${todayAt(now)} ${language} ${country} ${address}`;
}

/** An address as declared, and as it was written unless it contained more than that. */
export type AskedAddress = { readonly declared: string; readonly written: string | undefined };

export function cacheRequestOf({ declared, written }: AskedAddress, visit: Visit): CacheRequest {
  return {
    key: answerKey(declared, visit),
    rawKey: written === undefined ? undefined : answerKey(written, visit),
  };
}
