import { lookup } from '#platform/lookups/lookup.ts';
import type { ListedFile } from './file-store.ts';

type Listing = { readonly files: readonly ListedFile[]; readonly next: string | undefined };

const entities: Readonly<Record<string, string>> = lookup({
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
});

const plain = (text: string) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

function findText(xml: string, tag: string): string | undefined {
  const found = new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
  return found === undefined ? undefined : plain(found);
}

/** Names are requested URL-encoded, because XML cannot contain every character; a plus means a space. */
const nameOf = (encoded: string) => decodeURIComponent(encoded.replaceAll('+', ' '));

/** Parses one page of a ListObjectsV2 response. */
export function readListing(xml: string): Listing {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    path: nameOf(findText(entry, 'Key') ?? ''),
    modifiedAt: new Date(findText(entry, 'LastModified') ?? ''),
  }));
  const isCut = findText(xml, 'IsTruncated') === 'true';
  return { files, next: isCut ? findText(xml, 'NextContinuationToken') : undefined };
}

/** The store's error code, such as NoSuchKey. */
export function findErrorCode(xml: string): string | undefined {
  return findText(xml, 'Code');
}
