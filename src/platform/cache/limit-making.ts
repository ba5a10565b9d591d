import type { WorkLimit } from '#platform/http/work-limit.ts';
import type { AnswerCache } from './answer-cache.ts';

/** A cache that makes no answer while too many are being made; what it has costs nothing. */
export function limitMaking(cache: AnswerCache, limit: WorkLimit): AnswerCache {
  return {
    find: cache.find,
    make: (key, context, work) =>
      cache.make(key, context, (recorded) => limit.run(() => work(recorded))),
  };
}
