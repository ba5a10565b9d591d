import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, unreadableRequest } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { KeptMessages } from '#platform/http/send-kept-message.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { type LeasedLimit, leasedLimit } from '#platform/limits/leased-limit.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import type { RateLimit } from '#platform/limits/rate-limit.ts';
import {
  isToolMessage,
  keepMessages,
  type MessageStore,
  putBackId,
  type ToolMessage,
  takeOutId,
} from './kept-messages.ts';
import type { Exchange } from './mcp-exchanges.ts';

/**
 * Counts messages. A call takes one and a handshake two, so this is enough for a program that looks around on
 * somebody's behalf.
 */
export const programLimit: RateLimit = { name: 'program', times: 600, withinS: 60 };

/**
 * How many messages are leased from the database at a time: a tenth of the limit, so that most conversations need no
 * further query.
 */
export const MESSAGES_PER_LEASE = 60;

const paths = languages.map((language) => localizePath(language, '/mcp'));

const today = () => todayAt(new Date());

type MessageParts = Parameters<typeof keepMessages>[0] & {
  ipOf(request: IncomingMessage): string;
};

/** The rate limit for messages, per network, and the cached answers. */
export type Messages = {
  readonly limit: LeasedLimit;
  readonly store: MessageStore;
  /** For the lookup of cached answers that comes before any router. */
  readonly kept: KeptMessages<Sender>;
};

/** The address a message comes from, and the network under which it is counted. */
type Sender = { readonly ip: string; readonly network: string };

export function openMessages({ ipOf, ...parts }: MessageParts): Messages {
  const limit = leasedLimit(programLimit, MESSAGES_PER_LEASE);
  const store = keepMessages(parts);
  return {
    limit,
    store,
    kept: {
      paths,
      senderOf(request) {
        // A request from a page in a browser goes through the full checks.
        if (request.headers.origin !== undefined) return undefined;
        const ip = ipOf(request);
        const network = networkOf(ip);
        return limit.hasBudget(network) ? { ip, network } : undefined;
      },
      find({ url = '', headers }, { ip, network }, text) {
        const answer = store.find(text, { url, headers, ip }, today());
        return answer && limit.take(network) ? answer : undefined;
      },
    },
  };
}

type McpParts = {
  readonly appUrl: string;
  readonly messages: Messages;
  contextOf(request: FastifyRequest): OperationContext;
};

type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};

/** Loads the protocol library when the first message comes: most portals get none for hours. */
function exchangesWhenAsked(app: FastifyInstance, parts: McpParts) {
  const open = async () => (await import('./mcp-exchanges.ts')).mcpExchanges(app, parts);
  let opening: ReturnType<typeof open> | undefined;
  app.addHook('onClose', async () => (await opening)?.close());
  return async (exchange: Exchange, body: unknown) => {
    opening ??= open();
    return (await opening).answer(exchange, body);
  };
}

/** Serves the Model Context Protocol, in each language. */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const { appUrl, contextOf } = parts;
  const { limit, store } = parts.messages;
  const exchange = exchangesWhenAsked(app, parts);
  const { origin } = new URL(appUrl);

  async function answerTool(request: FastifyRequest, message: ToolMessage): Promise<Answered> {
    const day = today();
    // The form in which nearly every program writes it. A message written otherwise misses the early lookup and is
    // found here.
    const text = JSON.stringify(message);
    const kept = store.find(text, request, day);
    if (kept) {
      return { status: 200, headers: kept.headers, body: Buffer.from(kept.body, 'latin1') };
    }
    const withoutId = takeOutId(text);
    const made: Exchange = { request };
    const answered = await exchange(made, withoutId?.message ?? message);
    if (!withoutId) return answered;
    const { status, headers, body } = answered;
    if (made.madeOf && status === 200) {
      store.keep(withoutId, request, { day, tag: made.madeOf, text: body, headers });
    }
    return { status, headers, body: putBackId(body, withoutId.split) };
  }

  /** Checks everything that the headers decide, before the body is read. */
  async function judgeHead(request: FastifyRequest): Promise<void> {
    // A page of another site in somebody's browser is not that person's program.
    const { origin: from = origin } = request.headers;
    if (from !== origin) throw forbidden();
    await limit.require(contextOf(request).database.pool, networkOf(request.ip));
  }

  for (const url of paths) {
    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url,
      onRequest: judgeHead,
      async handler(request, reply) {
        // The protocol sends one message at a time; a batch would count as one against the limit.
        if (Array.isArray(request.body)) throw unreadableRequest();
        const { status, headers, body } = isToolMessage(request.body)
          ? await answerTool(request, request.body)
          : await exchange({ request }, request.body);
        return reply
          .code(status)
          .headers(headers)
          .send(body.length === 0 ? undefined : body);
      },
    });
  }
}
