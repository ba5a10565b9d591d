/** The formats of a feed, each with the extension of its address. */
export const feedForms = {
  rss: { ending: '.rss', type: 'application/rss+xml' },
  json: { ending: '.feed.json', type: 'application/feed+json' },
} as const;

export type FeedForm = keyof typeof feedForms;

export const feedFormNames = Object.keys(feedForms) as readonly FeedForm[];

/** A feed has its own order and length, and is not paged. */
const notOfFeeds = ['limit', 'sort', 'cursor'];

/** The query string that narrows a list, the same for every spelling of the same input. */
export function feedQuery(asked: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(asked)
    .filter(([name, value]) => !notOfFeeds.includes(name) && value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(written).toString().replaceAll('%2C', ',');
  return query && `?${query}`;
}
