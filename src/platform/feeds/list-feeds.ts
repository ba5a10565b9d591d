import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import {
  type DocumentFacts,
  type DocumentRoute,
  documentRoute,
} from '#platform/http/mount-documents.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import type { AddressedFeed, Feed } from './feed.ts';
import { type FeedForm, feedFormNames, feedForms, feedQuery } from './feed-address.ts';
import { composeJsonFeed } from './json-feed.ts';
import { composeRss } from './rss.ts';

/** A list whose newest records can be followed, with what narrows it. */
export type ListFeeds = {
  /** Of the page that shows the list. */
  readonly path: string;
  readonly call: AnyCall;
  readonly documents: readonly DocumentRoute[];
};

type Definition<C extends AnyCall> = {
  readonly path: string;
  /** The call that gives the list; what it can be narrowed by, its feed can. */
  readonly call: C;
  /** The order and length that a feed has. */
  readonly always: Readonly<Record<string, unknown>>;
  feedOf(answer: CallAnswer<C>, facts: DocumentFacts): Feed;
};

const composers: Readonly<Record<FeedForm, (feed: AddressedFeed) => string>> = {
  rss: composeRss,
  json: composeJsonFeed,
};

/** A country without records of its own is shown another's on a page; who follows it waits for its own. */
const standsIn = (answer: object) => 'fallback_used' in answer && answer.fallback_used === true;

/** The feeds of a list, in every form, at the list's own address. */
export function listFeeds<C extends AnyCall>(definition: Definition<C>): ListFeeds {
  const { path, call, always, feedOf } = definition;
  const documents = feedFormNames.map((form) => {
    const { ending, type } = feedForms[form];
    return documentRoute({
      path: path + ending,
      call,
      always,
      compose(answer, facts) {
        const addressOf = (to: string) => facts.appUrl + localizePath(facts.language, to);
        const feed = feedOf(answer, facts);
        const query = feedQuery(facts.asked);
        const body = composers[form]({
          ...feed,
          items: standsIn(answer) ? [] : feed.items,
          language: facts.language,
          page: addressOf(path) + query,
          self: addressOf(path + ending) + query,
          addressOf,
        });
        return { contentType: `${type}; charset=utf-8`, body };
      },
    });
  });
  return { path, call, documents };
}
