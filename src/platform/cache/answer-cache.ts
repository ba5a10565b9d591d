import type { OperationContext } from '#platform/calls/operation.ts';
import type { SendableBody } from '#platform/http/sendable-body.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Recording, recordContext } from './recorded-context.ts';

type CacheEntry = {
  readonly body: SendableBody;
  readonly moment: number;
  readonly tables: readonly string[];
  /** Asked for since it was last considered to go. */
  isWanted: boolean;
};

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers kept ready to send, exact: one is used only while none of the tables it was made from has
 * changed since before it was made. When there is no more room, the oldest go that nobody has asked for.
 */
export type AnswerCache = {
  find(key: string): SendableBody | undefined;
  /** Makes an answer and keeps it if it may be kept. */
  make(
    key: string,
    context: OperationContext,
    work: (context: OperationContext) => Promise<SendableBody>,
  ): Promise<SendableBody>;
};

export function createAnswerCache(feed: ChangeFeed, mostBytes = MOST_BYTES): AnswerCache {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  function drop(key: string, entry: CacheEntry): void {
    entries.delete(key);
    bytes -= entry.body.weight;
  }

  /** As if it were new: what is asked for is only marked, because moving it each time costs more. */
  function giveAnotherChance(key: string, entry: CacheEntry): void {
    entry.isWanted = false;
    entries.set(key, entry);
    bytes += entry.body.weight;
  }

  function keep(key: string, entry: CacheEntry): void {
    const former = entries.get(key);
    if (former) drop(key, former);
    entries.set(key, entry);
    bytes += entry.body.weight;
    for (const [oldest, old] of entries) {
      if (bytes <= mostBytes) break;
      drop(oldest, old);
      if (old.isWanted) giveAnotherChance(oldest, old);
    }
  }

  function mayKeep(moment: number | undefined, recording: Recording): moment is number {
    return moment !== undefined && recording.isCacheable();
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (!feed.unchangedSince(entry.moment, entry.tables)) {
        drop(key, entry);
        return undefined;
      }
      entry.isWanted = true;
      return entry.body;
    },
    async make(key, context, work) {
      const moment = feed.now();
      const recording = recordContext(context);
      const body = await work(recording.context);
      if (mayKeep(moment, recording) && body.status === 200) {
        keep(key, { body, moment, tables: [...recording.tables], isWanted: false });
      }
      return body;
    },
  };
}

const DAY_MS = 86_400_000;
/** Kuwait keeps no summer time. */
const KUWAIT_OFFSET_MS = 3 * 3_600_000;

type Visit = Pick<OperationContext, 'language' | 'now'> & {
  readonly visitor: { readonly country: string };
};

/** Answers differ by address, language and country, and by the day, on which lists turn and items end. */
export function answerKey(url: string, { language, visitor, now }: Visit): string {
  const nowMs = now.getTime();
  const day = Math.floor(nowMs / DAY_MS);
  const kuwaitDay = Math.floor((nowMs + KUWAIT_OFFSET_MS) / DAY_MS);
  return `${day} ${kuwaitDay} ${language} ${visitor.country} ${url}`;
}
