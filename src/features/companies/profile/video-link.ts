import * as z from 'zod/mini';
import type { DeclaredField, FieldFacts } from '#platform/fields/declared-field.ts';
import { linkField } from '#platform/fields/text-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findWebAddress } from '#platform/links/web-address.ts';

/** Where films of companies may be: places that look at what they show. */
const videoHosts: Readonly<Record<string, string>> = {
  'www.youtube.com': 'YouTube',
  'youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'www.vimeo.com': 'Vimeo',
};

/** A film's address over https and who shows it; nothing for any other address. */
export function findVideo(
  link: string | null,
): { readonly href: string; readonly host: string } | undefined {
  const href = findWebAddress(link);
  if (!href) return undefined;
  const { protocol, hostname, port, pathname } = new URL(href);
  const host = Object.hasOwn(videoHosts, hostname) ? videoHosts[hostname] : undefined;
  return host && protocol === 'https:' && port === '' && pathname !== '/'
    ? { href, host }
    : undefined;
}

/** The address of a film; it is linked to, never shown in a frame of our pages. */
export function videoField(facts: FieldFacts & { readonly invalid: Text }): DeclaredField {
  const { invalid, ...others } = facts;
  const link = linkField({ ...others, invalid, bareHosts: true });
  const isVideo = z.refine(
    (stored: unknown) => stored === null || findVideo(String(stored)) !== undefined,
    invalid.id,
  );
  return { ...link, schema: link.schema.check(isVideo) };
}
