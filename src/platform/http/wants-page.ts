import type { IncomingHttpHeaders } from 'node:http';

export type Asking = {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingHttpHeaders;
};

/** Files, feeds and the forms of a page for programs have an ending; pages have none. */
const hasEnding = /\.\w+(\?|$)/;

/** Whether somebody looks at a browser's window, rather than a program at JSON. */
export function wantsPage({ method, url = '', headers }: Asking): boolean {
  if (method !== 'GET' || url.startsWith('/api/') || hasEnding.test(url)) return false;
  return /text\/html/.test(headers.accept ?? '');
}
