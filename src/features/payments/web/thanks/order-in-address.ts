/** Which order a page of thanks is about: from the query, or from a query behind the hash. */
export function orderInAddress(search: string, hash: string): string {
  const query = new URLSearchParams(search).get('order');
  const behindHash = new URLSearchParams(hash.split('?')[1] ?? '').get('order');
  return (query || behindHash || '').trim();
}
