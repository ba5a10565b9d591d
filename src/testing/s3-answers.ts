export type StoredObject = { content: Buffer; modifiedAt: Date };

/** A real store lists a thousand at once; with three, tests see several pages. */
const PAGE = 3;

/** Escapes a key as stores do in a listing with encoding-type=url. */
const named = (key: string) =>
  key
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%20', '+'))
    .join('/');

/** ListObjectsV2: sorted keys, page by page. */
export function listingOf(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
): string {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const prefix = query.get('prefix') ?? '';
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, PAGE);
  const isCut = found.length > PAGE;
  const contents = page.map(
    ([key, { content, modifiedAt }]) =>
      `<Contents><Key>${named(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified>` +
      `<Size>${content.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const token = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64');
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><EncodingType>url</EncodingType>` +
    `<IsTruncated>${isCut}</IsTruncated>${contents.join('')}` +
    `${isCut ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}</ListBucketResult>`
  );
}
