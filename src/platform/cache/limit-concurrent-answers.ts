import type { ConcurrencyLimit } from '#platform/http/concurrency-limit.ts';
import type { AnswerCache } from './answer-cache.ts';

/** A cache that refuses to make answers while too many are being made; each counts as `calls` calls. */
export function limitConcurrentAnswers(
  cache: AnswerCache,
  limit: ConcurrencyLimit,
  calls = 1,
): AnswerCache {
  return {
    ...cache,
    answer: (asked, context, work) =>
      cache.answer(asked, context, work, (making) => limit.run(making, calls)),
  };
}
