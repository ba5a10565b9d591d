import type { PageLink } from '#platform/pages/document.ts';
import { feedFormNames, feedForms, feedQuery } from './feed-address.ts';
import type { ListFeeds } from './list-feeds.ts';

/** An answer that a page was made of: which call was made, and what for. */
type MadeCall = { readonly queryKey: readonly unknown[] };

/**
 * The feeds of what a page shows: of the very list that it asked for, in the country that it shows, so that
 * they are right wherever they are read.
 */
export function feedLinks(
  { path, title, queries }: { path: string; title: string; queries: readonly MadeCall[] },
  feeds: readonly ListFeeds[],
): readonly PageLink[] {
  return feeds
    .filter((each) => each.path === path)
    .flatMap(({ call }) => {
      const made = queries.find(({ queryKey }) => queryKey[0] === call.path);
      const query = feedQuery((made?.queryKey[1] ?? {}) as Readonly<Record<string, unknown>>);
      return feedFormNames.map((form) => {
        const { type, ending } = feedForms[form];
        return { type, title, path: path + ending + query };
      });
    });
}
