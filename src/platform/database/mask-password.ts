/** A connection URL without its password, for messages and logs. */
export function maskPassword(address: string): string {
  const url = new URL(address);
  const inQuery = url.searchParams.has('password');
  if (!url.password && !inQuery) return address;
  if (url.password) url.password = '***';
  if (inQuery) url.searchParams.set('password', '***');
  return url.href;
}
