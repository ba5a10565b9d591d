/** The order's id from the query or from a query in the fragment. */
export function orderInAddress(search: string, hash: string): string {
  const query = new URLSearchParams(search).get('order');
  const behindHash = new URLSearchParams(hash.split('?')[1] ?? '').get('order');
  return (query || behindHash || '').trim();
}
