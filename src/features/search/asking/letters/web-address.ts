// "https://www.gulfmed.com/contact", "www.gulfmed.com": a site is known by its host.

const beginning = /^(?:https?:\/\/(?:www\.)?|www\.)/i;
const withPath = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^/]/i;

/** The host of a typed address, without the beginning that all addresses share; other text as it is. */
export function hostIn(chunk: string): string {
  if (!beginning.test(chunk) && !withPath.test(chunk)) return chunk;
  return chunk.replace(beginning, '').split(/[/?#:]/, 1)[0] ?? '';
}
