import { answerKey, createAnswerCache } from '#platform/cache/answer-cache.ts';
import type { ChangeFeed } from '#platform/cache/change-feed.ts';
import { limitMaking } from '#platform/cache/limit-making.ts';
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

/** Of the room for kept answers, as much again for markup that pages have in common. */
const MARKUP_SHARE = 1 / 8;

/** And as much again for what programs are told of them by message. */
const MESSAGES_SHARE = 1 / 8;

type Parts = {
  readonly config: Config;
  readonly pages: Pages;
  readonly feed: ChangeFeed;
  readonly visitOf: ReadVisit;
};

export type PortalAnswers = ReturnType<typeof keepAnswers>;

/** The answers that the portal keeps ready, how many are made at once, and what room there is for them. */
export function keepAnswers({ config, pages, feed, visitOf }: Parts) {
  const limit = limitConcurrency(MOST_AT_ONCE);
  const bytes = config.answersMb * BYTES_PER_MB;
  const kept = createAnswerCache(feed, bytes);
  const trust = trusting(config.trustedProxies);
  const ipOf = (request: Parameters<typeof clientAddress>[0]) => clientAddress(request, trust);
  const findKept = (asked: AskedOf) => {
    // While pages come straight from their sources, each is rendered again every time.
    if (pages.attach) return undefined;
    return kept.find(answerKey(withAskedFormat(asked.url, asked.headers.accept), visitOf(asked)));
  };
  return {
    limit,
    kept,
    ofCalls: limitMaking(kept, limit),
    ofPages: limitMaking(kept, limit, CALLS_PER_PAGE),
    markupBytes: bytes * MARKUP_SHARE,
    messageBytes: bytes * MESSAGES_SHARE,
    ipOf,
    findKept,
  };
}
