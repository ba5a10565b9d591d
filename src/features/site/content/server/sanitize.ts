import sanitizeHtml from 'sanitize-html';
import { findWebAddress } from '#platform/links/web-address.ts';

const REMEMBERED = 32;

/** Web links must be valid addresses; links within the portal, mailto and tel links are allowed as they are. */
const isSafeLink = (href: string) =>
  !/^\s*https?:/i.test(href) || findWebAddress(href) !== undefined;

/** The tags that a legal text needs; nothing that runs, frames, styles or tracks. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'a',
    'br',
    'hr',
    'blockquote',
    'code',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // The page has an h1 of its own.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(isSafeLink(href) && { href }), rel: 'noopener noreferrer' },
    }),
  },
};

const remembered = new Map<string, string>();

/** Sanitises HTML; called again for every answer, whatever is stored. As there are few texts, results are cached. */
export function sanitize(html: string): string {
  const known = remembered.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, rules);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(html, clean);
  return clean;
}

const textOnly: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };

/** Whether any readable text is left after sanitising. */
export function saysSomething(html: string): boolean {
  const words = sanitizeHtml(sanitize(html), textOnly).replaceAll('&nbsp;', ' ');
  return /[\p{L}\p{N}]/u.test(words);
}
