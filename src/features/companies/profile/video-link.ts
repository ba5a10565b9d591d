import * as z from 'zod/mini';
import type { DeclaredField, FieldFacts } from '#platform/fields/declared-field.ts';
import { linkField } from '#platform/fields/text-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/** Hosts that are allowed for company videos, because they moderate their content. */
const videoHosts: Readonly<Record<string, string>> = lookup({
  'www.youtube.com': 'YouTube',
  'youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
  'www.vimeo.com': 'Vimeo',
});

/** A video's https address and the name of its host; undefined for any other address. */
export function findVideo(
  link: string | null,
): { readonly href: string; readonly host: string } | undefined {
  const href = findWebAddress(link);
  if (!href) return undefined;
  const { protocol, hostname, port, pathname } = new URL(href);
  const host = videoHosts[hostname];
  return host && protocol === 'https:' && port === '' && pathname !== '/'
    ? { href, host }
    : undefined;
}

/** A field for a video's address. The page links to the video and never embeds it. */
export function videoField(facts: FieldFacts & { readonly invalid: Text }): DeclaredField {
  const { invalid, ...others } = facts;
  const link = linkField({ ...others, invalid, bareHosts: true });
  const isVideo = z.refine(
    (stored: unknown) => stored === null || findVideo(String(stored)) !== undefined,
    invalid.id,
  );
  return { ...link, schema: link.schema.check(isVideo) };
}
