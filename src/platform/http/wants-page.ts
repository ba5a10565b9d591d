import type { IncomingHttpHeaders } from 'node:http';

export type Asking = {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
};

/** Files, feeds and pages in formats for programs have an extension; pages for people have none. */
const hasEnding = /\.\w+(\?|$)/;

/** Whether the request comes from a browser that displays a page, and not from a program that reads JSON. */
export function wantsPage({ method, url = '', headers }: Asking): boolean {
  if (method !== 'GET' || url.startsWith('/api/') || hasEnding.test(url)) return false;
  return /text\/html/.test(headers.accept ?? '');
}
