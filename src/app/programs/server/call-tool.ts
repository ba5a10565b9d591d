import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { urlOf } from '#platform/calls/call.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#platform/i18n/languages.ts';
import { withEnding, withoutEnding } from '#platform/pages/page-format.ts';
import type { Answer, Tool } from './tool.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export type ToolAnswer = {
  readonly failed: boolean;
  readonly answer: Answer;
  /** ETag of the portal answer it was made from, if that answer is the same for everybody. */
  readonly etag?: string;
};

export type PageAnswer = { readonly text: string; readonly etag?: string };

/** The parts of a request that are read here. */
export type Asking = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** The headers that are passed on from the program's message to the call it causes. */
export function headersFor({ url, headers: { authorization, cookie } }: Asking) {
  return {
    'accept-language': languageOfPath(url),
    ...(authorization ? { authorization } : {}),
    ...(cookie ? { cookie } : {}),
  };
}

/** Injects the request on the same route as the caller's own would take: same guards, limits, language and caches. */
async function ask(app: FastifyInstance, request: Asking, asked: InjectOptions) {
  return app.inject({ ...asked, remoteAddress: request.ip, headers: headersFor(request) });
}

const tagOf = ({ headers }: { headers: { etag?: unknown } }) =>
  typeof headers.etag === 'string' ? { etag: headers.etag } : {};

/** The URL that a reading tool requests. */
export const readUrl = ({ call }: Tool, given: Arguments): string =>
  `${urlOf(call)}?${queryOf(given)}`;

/** Makes a tool's call and adds to each record of the answer the address of its page. */
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

/** An object or array is no query value. Naming it twice makes the call refuse the input with that name. */
const writtenAs = (name: string, value: unknown) =>
  typeof value === 'object' ? [name, name].map((twice) => [twice, '']) : [[name, String(value)]];

/** Programs may pass null for an argument they leave out. */
function queryOf(given: Arguments): URLSearchParams {
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(said.flatMap(([name, value]) => writtenAs(name, value)));
}

/** The path and query of an address on this portal; undefined for other sites. */
function pathOf(address: string, appUrl: string): string | undefined {
  const url = URL.canParse(address, appUrl) ? new URL(address, appUrl) : undefined;
  if (url?.origin !== new URL(appUrl).origin) return undefined;
  return url.pathname + url.search;
}

/** The URL of a page's Markdown form, from the address of any of its forms. */
export function pageUrl(address: unknown, appUrl: string): string | undefined {
  if (typeof address !== 'string') return undefined;
  const path = pathOf(address, appUrl);
  if (path === undefined || isCall(path)) return undefined;
  return withEnding(withoutEnding(path).url, 'markdown');
}

const MOST_TURNS = 3;

/** Fetches the page at an address as Markdown, following redirects. */
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
