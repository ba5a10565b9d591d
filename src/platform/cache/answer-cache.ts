import type { OperationContext } from '#platform/calls/operation.ts';
import type { SendableBody } from '#platform/http/sendable-body.ts';
import type { ChangeFeed } from './change-feed.ts';
import { type Recording, recordContext } from './recorded-context.ts';

type Kept = {
  readonly body: SendableBody;
  readonly moment: number;
  readonly tables: readonly string[];
};

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Answers kept ready to send, exact: one is used only while none of the tables it was made from has
 * changed since before it was made. The least recently used go when there is no more room.
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

export function createAnswerCache(feed: ChangeFeed): AnswerCache {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string, entry: Kept): void {
    kept.delete(key);
    bytes -= entry.body.weight;
  }

  function keep(key: string, entry: Kept): void {
    const former = kept.get(key);
    if (former) drop(key, former);
    kept.set(key, entry);
    bytes += entry.body.weight;
    for (const [oldest, old] of kept) {
      if (bytes <= MOST_BYTES) break;
      drop(oldest, old);
    }
  }

  function mayKeep(moment: number | undefined, recording: Recording): moment is number {
    return moment !== undefined && recording.isCacheable();
  }

  return {
    find(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (!feed.unchangedSince(entry.moment, entry.tables)) {
        drop(key, entry);
        return undefined;
      }
      // Last in the map means most recently used.
      kept.delete(key);
      kept.set(key, entry);
      return entry.body;
    },
    async make(key, context, work) {
      const moment = feed.now();
      const recording = recordContext(context);
      const body = await work(recording.context);
      if (mayKeep(moment, recording) && body.status === 200) {
        keep(key, { body, moment, tables: [...recording.tables] });
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
