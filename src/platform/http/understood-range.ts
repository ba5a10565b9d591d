import type { FastifyReply, FastifyRequest } from 'fastify';

/** From a byte on, or from one to another that is not before it. */
function isPart(part: string): boolean {
  const [, first, last] = /^(\d{1,15})-(\d{0,15})$/.exec(part.trim()) ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

/**
 * Whoever asks for a part that nobody understands is sent the whole (RFC 9110, 14.2): 416 is for parts behind the end
 * alone. So is whoever asks for the last bytes: what sends files refuses them where they are more than there are.
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
