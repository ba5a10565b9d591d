/** An address fit for the eyes of others. */
export function maskPassword(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = '***';
  if (url.searchParams.has('password')) url.searchParams.set('password', '***');
  return url.href;
}
