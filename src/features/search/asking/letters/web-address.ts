// "https://www.gulfmed.com/contact", "www.gulfmed.com": a site is known by its host.

const beginning = /^(?:https?:\/\/(?:www\.)?|www\.)/i;
const withPath = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\/[^/]/i;

/** What is typed of an address without what all of them begin with, and without what is behind the host. */
export function hostIn(chunk: string): string {
  if (!beginning.test(chunk) && !withPath.test(chunk)) return chunk;
  return chunk.replace(beginning, '').split(/[/?#:]/, 1)[0] ?? '';
}
