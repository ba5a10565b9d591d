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

/** A list that has feeds of its newest records, which can be narrowed like the list. */
export type ListFeeds = {
  /** The path of the page that shows the list. */
  readonly path: string;
  readonly call: AnyCall;
  readonly documents: readonly DocumentRoute[];
};

type Definition<C extends AnyCall> = {
  readonly path: string;
  /** The call that returns the list; whatever it can be narrowed by, the feed can be too. */
  readonly call: C;
  /** Input that fixes the order and length of the feed. */
  readonly always: Readonly<Record<string, unknown>>;
  feedOf(answer: CallAnswer<C>, facts: DocumentFacts): Feed;
};

const composers: Readonly<Record<FeedForm, (feed: AddressedFeed) => string>> = {
  rss: composeRss,
  json: composeJsonFeed,
};

/** On a page, a country without records is shown those of another one; its feed stays empty until it has its own. */
const standsIn = (answer: object) => 'fallback_used' in answer && answer.fallback_used === true;

/** Declares the feeds of a list in every format, at the list's own address. */
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
