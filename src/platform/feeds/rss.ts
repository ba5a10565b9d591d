import { escapeXml } from '#platform/xml/escape-xml.ts';
import type { AddressedFeed, FeedItem } from './feed.ts';

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** Escapes a text as HTML, because feed readers render descriptions as such. */
const asHtml = (text: string) => text.replaceAll(/[&<>]/g, escapeXml);

function itemOf(item: FeedItem, addressOf: (path: string) => string): string {
  const address = addressOf(item.path);
  const { published = item.changed, author, tags = [] } = item;
  return [
    '<item>',
    element('title', item.title),
    element('link', address),
    element('guid', address),
    element('description', asHtml(item.text)),
    ...(author ? [element('dc:creator', author)] : []),
    ...(published ? [element('pubDate', published.toUTCString())] : []),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');
}

/** Writes RSS 2.0 by the profile of the RSS Advisory Board. */
export function composeRss(feed: AddressedFeed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.page),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => itemOf(item, feed.addressOf)),
    '</channel></rss>',
  ].join('');
}
