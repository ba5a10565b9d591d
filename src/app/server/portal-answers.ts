import { answerKey, createAnswerCache } from '#platform/cache/answer-cache.ts';
import type { ChangeFeed } from '#platform/cache/change-feed.ts';
import { limitConcurrentAnswers } from '#platform/cache/limit-concurrent-answers.ts';
import type { Config } from '#platform/config/config.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import {
  CALLS_PER_PAGE,
  limitConcurrency,
  MOST_AT_ONCE,
} from '#platform/http/concurrency-limit.ts';
import { trusting } from '#platform/http/trusted-proxies.ts';
import { withAskedFormat } from '#platform/pages/page-format.ts';
import type { Pages } from './mount-pages.ts';
import type { AskedOf, ReadVisit } from './request-context.ts';

const BYTES_PER_MB = 1024 * 1024;

/** The share of the answer cache's size that is added for markup shared between pages, and the most that is of use. */
const MARKUP_SHARE = 1 / 8;
const MOST_MARKUP_BYTES = 64 * BYTES_PER_MB;

/** The share that is added for cached answers to MCP messages. */
const MESSAGES_SHARE = 1 / 8;

type Parts = {
  readonly config: Config;
  readonly pages: Pages;
  readonly feed: ChangeFeed;
  readonly visitOf: ReadVisit;
};

export type PortalAnswers = ReturnType<typeof keepAnswers>;

/** The portal's answer cache: its size, and how many answers are made at the same time. */
export function keepAnswers({ config, pages, feed, visitOf }: Parts) {
  const limit = limitConcurrency(MOST_AT_ONCE);
  const bytes = config.answersMb * BYTES_PER_MB;
  const kept = createAnswerCache(feed, bytes);
  const trust = trusting(config.trustedProxies);
  const ipOf = (request: Parameters<typeof clientAddress>[0]) => clientAddress(request, trust);
  const findKept = (asked: AskedOf) => {
    // In development each page is rendered anew from its sources.
    if (pages.attach) return undefined;
    return kept.find(answerKey(withAskedFormat(asked.url, asked.headers.accept), visitOf(asked)));
  };
  return {
    limit,
    kept,
    ofCalls: limitConcurrentAnswers(kept, limit),
    ofPages: limitConcurrentAnswers(kept, limit, CALLS_PER_PAGE),
    markupBytes: Math.min(bytes * MARKUP_SHARE, MOST_MARKUP_BYTES),
    messageBytes: bytes * MESSAGES_SHARE,
    ipOf,
    findKept,
  };
}
