import type { OperationContext } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { VisitedFrom } from '#platform/geo/visitor-country.ts';
import type { SendableBody } from '#platform/http/sendable-body.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { MadeFrom } from './noted-reads.ts';
import { findTheSame, noteUsed, recordContext } from './recorded-context.ts';
import { holdWithin } from './second-chance.ts';

type CacheEntry = {
  readonly body: SendableBody;
  /** It stood then. */
  moment: number;
  readonly madeFrom: MadeFrom;
};

const MOST_SPELLING_BYTES = 4 * 1024 * 1024;

/** Headers, encodings and what else belongs to an answer beside its bytes, about. */
const ENTRY_BYTES = 1500;
/** A row that an answer was made from, about. */
const ROW_BYTES = 40;
/** A statement that it was made from, with its values, about. */
const LOOK_BYTES = 600;

/** Asking more of them again may take longer than making the answer from scratch. */
const MOST_ASKED_AGAIN = 3;

/** Longer addresses take the long way to their answer. */
const LONGEST_SPELLING = 1000;

/** Runs what takes work, or refuses it. */
export type Admit = <T>(work: () => Promise<T>) => Promise<T>;

const admitAll: Admit = (work) => work();

/** What a request asks for. */
export type Asked = {
  /** Made of what was declared and nothing else, so that a stranger cannot make as many as they like. */
  readonly key: string;
  /** How the request wrote it, unless it said more than was declared. */
  readonly spelling: string | undefined;
};

/**
 * Answers kept ready to send, exact: one is used only while nothing it was made from has changed since
 * before it was made, or where what may have changed is read again and found to be the same. When there is no more room, the oldest go that nobody has asked for.
 */
export type AnswerCache = {
  /** The answer to a request that is written as an earlier one was. */
  find(spelling: string): SendableBody | undefined;
  /** The answer that is kept, or else made, and kept if it may be; `admit` decides whether there is room for that. */
  answer(
    asked: Asked,
    context: OperationContext,
    work: (context: OperationContext) => Promise<SendableBody>,
    admit?: Admit,
  ): Promise<SendableBody>;
  count(): number;
  /** How often one was read again and found to be the same. */
  renewed(): number;
  /** About what all of it takes in memory, keys included. */
  bytes(): number;
};

function bytesOf({ reads, looks }: MadeFrom): number {
  const rows = reads.reduce((sum, each) => sum + (each.rows?.length ?? 1), 0);
  return ENTRY_BYTES + rows * ROW_BYTES + looks.length * LOOK_BYTES;
}

export function createAnswerCache(feed: ChangeFeed, mostBytes: number): AnswerCache {
  const entries = holdWithin<CacheEntry>(mostBytes);
  /** Keys by the spellings that ask for them. */
  const keys = holdWithin<string>(Math.min(mostBytes, MOST_SPELLING_BYTES));

  let renewals = 0;

  function findKept(key: string): CacheEntry | undefined {
    const entry = entries.find(key);
    if (!entry) return undefined;
    const stoodAt = feed.stillStands(entry.moment, entry.madeFrom.reads);
    if (stoodAt === undefined) return undefined;
    entry.moment = stoodAt;
    return entry;
  }

  /** A write drops more than it changes: a list follows its country, and shows twelve. What is read as it was says the same. */
  async function renew(key: string, context: OperationContext): Promise<CacheEntry | undefined> {
    const entry = entries.find(key);
    const moment = feed.now();
    if (!entry || moment === undefined) return undefined;
    const open = entry.madeFrom.looks.filter(
      ({ reads }) => feed.stillStands(entry.moment, reads) === undefined,
    );
    if (open.length > MOST_ASKED_AGAIN || !(await findTheSame(context, open))) return undefined;
    entry.moment = Math.max(entry.moment, moment);
    renewals += 1;
    return entry;
  }

  function rememberSpelling({ key, spelling }: Asked): void {
    if (!spelling || spelling.length > LONGEST_SPELLING || keys.has(spelling)) return;
    // The key is the entry's own string, which takes no room twice.
    keys.set(spelling, key, 0);
  }

  async function make(
    key: string,
    context: OperationContext,
    work: (context: OperationContext) => Promise<SendableBody>,
  ): Promise<SendableBody> {
    const moment = feed.now();
    const recording = recordContext(context);
    const body = await work(recording.context);
    if (moment !== undefined && recording.isCacheable() && body.status === 200) {
      const madeFrom = recording.madeFrom();
      entries.set(key, { body, moment, madeFrom }, body.weight + bytesOf(madeFrom));
    } else entries.delete(key);
    return body;
  }

  return {
    find(spelling) {
      const key = keys.find(spelling);
      return key === undefined ? undefined : findKept(key)?.body;
    },
    async answer(asked, context, work, admit = admitAll) {
      const { key } = asked;
      const use = ({ body, madeFrom }: CacheEntry) => {
        // An answer that another is made from has been read for that one too.
        noteUsed(context, madeFrom.looks);
        return body;
      };
      const kept = findKept(key);
      const body = kept
        ? use(kept)
        : await admit(async () => {
            const renewed = await renew(key, context);
            return renewed ? use(renewed) : make(key, context, work);
          });
      if (entries.has(asked.key)) rememberSpelling(asked);
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

/** Answers differ by address, language and country, or by not knowing it, and by the day, on which lists turn and items end. */
export function answerKey(address: string, { language, visitor, now }: Visit): string {
  const country = visitor.isCountryKnown ? visitor.country : `${visitor.country}?`;
  return `${todayAt(now)} ${language} ${country} ${address}`;
}

/** An address as it is declared, and as it was written where that says no more. */
export type AskedAddress = { readonly declared: string; readonly written: string | undefined };

export function askedBy({ declared, written }: AskedAddress, visit: Visit): Asked {
  return {
    key: answerKey(declared, visit),
    spelling: written === undefined ? undefined : answerKey(written, visit),
  };
}
