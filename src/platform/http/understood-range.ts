import type { FastifyReply, FastifyRequest } from 'fastify';

/** `first-` or `first-last`, with last not before first. */
function isPart(part: string): boolean {
  const [, first, last] = /^(\d{1,15})-(\d{0,15})$/.exec(part.trim()) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

/**
 * Drops Range headers that are not understood, so that the whole file is sent (RFC 9110, 14.2); 416 is only for ranges
 * past the end. Suffix ranges are dropped as well, because the file server refuses those that exceed the file.
 */
export function ignoreOddRanges(
  { method, raw }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  const { range } = raw.headers;
  const parts = range?.startsWith('bytes=') ? range.slice('bytes='.length).split(',') : [];
  if (method !== 'GET' || parts.length === 0 || !parts.every(isPart)) delete raw.headers.range;
  done();
}
