import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { urlOf } from '#platform/calls/call.ts';
import { languageOfPath, localizePath, withoutLanguage } from '#platform/i18n/languages.ts';
import { withEnding } from '#platform/pages/page-format.ts';
import type { Answer, Tool } from './tool.ts';

type Arguments = Readonly<Record<string, unknown>>;

export type ToolAnswer = { readonly failed: boolean; readonly answer: Answer };

/** Goes the way that the caller's own request would go: same guards, limits, language and caches. */
async function ask(app: FastifyInstance, request: FastifyRequest, asked: InjectOptions) {
  const { authorization, cookie } = request.headers;
  return app.inject({
    ...asked,
    remoteAddress: request.ip,
    headers: {
      'accept-language': languageOfPath(request.url),
      ...(authorization ? { authorization } : {}),
      ...(cookie ? { cookie } : {}),
    },
  });
}

/** Makes the call of a tool; the records in its answer get the addresses of their pages. */
export async function callTool(
  app: FastifyInstance,
  request: FastifyRequest,
  { tool, given, appUrl }: { tool: Tool; given: Arguments; appUrl: string },
): Promise<ToolAnswer> {
  const { call } = tool;
  const url = urlOf(call);
  const isRead = call.method === 'GET';
  const response = await ask(app, request, {
    method: call.method,
    ...(isRead ? { url: `${url}?${queryOf(given)}` } : { url, payload: given }),
  });
  const answer: Answer = response.json();
  if (response.statusCode >= 400) return { failed: true, answer };
  const language = languageOfPath(request.url);
  const addressOf = (path: string) => appUrl + localizePath(language, path);
  return { failed: false, answer: tool.addRecords(answer, addressOf) };
}

function queryOf(given: Arguments): URLSearchParams {
  const written = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(written.map(([name, value]) => [name, String(value)]));
}

/** The path of an address of this portal; other sites are nobody's business here. */
function pathOf(address: string, appUrl: string): string | undefined {
  const url = URL.canParse(address, appUrl) ? new URL(address, appUrl) : undefined;
  if (url?.origin !== new URL(appUrl).origin) return undefined;
  return url.pathname + url.search;
}

const MOST_TURNS = 3;

/** The page at an address, as Markdown. */
export async function openPage(
  app: FastifyInstance,
  request: FastifyRequest,
  { address, appUrl }: { address: string; appUrl: string },
): Promise<string | undefined> {
  let path = pathOf(address, appUrl);
  for (let turn = 0; turn < MOST_TURNS && path && !isCall(path); turn += 1) {
    const response = await ask(app, request, { method: 'GET', url: withEnding(path, 'markdown') });
    const { location } = response.headers;
    if (response.statusCode >= 300 && response.statusCode < 400 && location) {
      path = pathOf(String(location), appUrl)?.replace(/\.md(?=\?|$)/, '');
      continue;
    }
    return response.statusCode < 400 || response.statusCode === 410 ? response.body : undefined;
  }
  return undefined;
}

const isCall = (path: string) => /^\/(api|mcp)(\/|$)/.test(withoutLanguage(path));
