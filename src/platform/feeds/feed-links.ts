import type { PageLink } from '#platform/pages/document.ts';
import { feedFormNames, feedForms, feedQuery } from './feed-address.ts';
import type { ListFeeds } from './list-feeds.ts';

/** A query that a page was rendered from: the path of the call and its input. */
type MadeCall = { readonly queryKey: readonly unknown[] };

/**
 * Links to the feeds of the lists on a page. They repeat the page's own input, including the country it shows, so that
 * they mean the same wherever they are read.
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
