import type { AddressedFeed } from './feed.ts';

/** Writes JSON Feed 1.1 (jsonfeed.org). */
export function composeJsonFeed({ items, addressOf, ...feed }: AddressedFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    items: items.map((item) => ({
      id: addressOf(item.path),
      url: addressOf(item.path),
      title: item.title,
      content_text: item.text,
      image: item.image && new URL(item.image, feed.self).href,
      date_published: item.published?.toISOString(),
      date_modified: item.changed?.toISOString(),
      authors: item.author ? [{ name: item.author }] : undefined,
      tags: item.tags,
    })),
  });
}
