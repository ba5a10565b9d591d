import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { urlOf } from '#platform/calls/call.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#platform/i18n/languages.ts';
import { withEnding, withoutEnding } from '#platform/pages/page-format.ts';
import type { Answer, Tool } from './tool.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export type ToolAnswer = {
  readonly failed: boolean;
  readonly answer: Answer;
  /** The tag of the answer that it was made of, where everybody gets that one. */
  readonly etag?: string;
};

export type PageAnswer = { readonly text: string; readonly etag?: string };

/** What of a request is looked at. */
export type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** What of a message is passed on with the question that is made from it. */
export function headersFor({ url, headers: { authorization, cookie } }: Asking) {
  return {
    'accept-language': languageOfPath(url),
    ...(authorization ? { authorization } : {}),
    ...(cookie ? { cookie } : {}),
  };
}

/** Goes the way that the caller's own request would go: same guards, limits, language and caches. */
async function ask(app: FastifyInstance, request: Asking, asked: InjectOptions) {
  return app.inject({ ...asked, remoteAddress: request.ip, headers: headersFor(request) });
}

const tagOf = ({ headers }: { headers: { etag?: unknown } }) =>
  typeof headers.etag === 'string' ? { etag: headers.etag } : {};

/** The address that a tool which reads asks. */
export const readUrl = ({ call }: Tool, given: Arguments): string =>
  `${urlOf(call)}?${queryOf(given)}`;

/** Makes the call of a tool; the records in its answer get the addresses of their pages. */
export async function callTool(
  app: FastifyInstance,
  request: Asking,
  { tool, given, appUrl }: { tool: Tool; given: Arguments; appUrl: string },
): Promise<ToolAnswer> {
  const { call } = tool;
  const isRead = call.method === 'GET';
  const response = await ask(app, request, {
    method: call.method,
    ...(isRead ? { url: readUrl(tool, given) } : { url: urlOf(call), payload: given }),
  });
  const answer: Answer = response.json();
  if (response.statusCode >= 400) return { failed: true, answer };
  const language = languageOfPath(request.url);
  const addressOf = (path: string) => appUrl + localizePath(language, path);
  return { failed: false, answer: tool.addRecords(answer, addressOf), ...tagOf(response) };
}

/** A list or a record is no value of an address: its name is said twice, and the call refuses it by that. */
const writtenAs = (name: string, value: unknown) =>
  typeof value === 'object' ? [name, name].map((twice) => [twice, '']) : [[name, String(value)]];

/** What a program leaves out it may also call null. */
function queryOf(given: Arguments): URLSearchParams {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(said.flatMap(([name, value]) => writtenAs(name, value)));
}

/** The path of an address of this portal; other sites are nobody's business here. */
function pathOf(address: string, appUrl: string): string | undefined {
  const url = URL.canParse(address, appUrl) ? new URL(address, appUrl) : undefined;
  if (url?.origin !== new URL(appUrl).origin) return undefined;
  return url.pathname + url.search;
}

/** Where a page is as Markdown, whichever of its forms the address is of. */
export function pageUrl(address: unknown, appUrl: string): string | undefined {
  if (typeof address !== 'string') return undefined;
  const path = pathOf(address, appUrl);
  if (path === undefined || isCall(path)) return undefined;
  return withEnding(withoutEnding(path).url, 'markdown');
}

const MOST_TURNS = 3;

/** The page at an address, as Markdown. */
export async function openPage(
  app: FastifyInstance,
  request: Asking,
  { address, appUrl }: { address: unknown; appUrl: string },
): Promise<PageAnswer | undefined> {
  let url = pageUrl(address, appUrl);
  for (let turn = 0; turn < MOST_TURNS && url; turn += 1) {
    const response = await ask(app, request, { method: 'GET', url });
    const { location } = response.headers;
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      url = pageUrl(String(location), appUrl);
      continue;
    }
    const isThere = response.statusCode < 400 || response.statusCode === 410;
    return isThere ? { text: response.body, ...tagOf(response) } : undefined;
  }
  return undefined;
}

const isCall = (path: string) => /^\/(api|mcp)(\/|$)/.test(withoutLanguage(path));
