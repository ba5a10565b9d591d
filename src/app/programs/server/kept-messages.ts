import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { holdWithin } from '#platform/cache/second-chance.ts';
import { type Arguments, type Asking, headersFor, pageUrl, readUrl } from './call-tool.ts';
import { publicTools } from './public-tools.ts';

export const OPEN_PAGE = 'open_page';

/** A message that has a tool used. */
export type ToolMessage = {
  readonly id: string | number;
  readonly params: { readonly name: string; readonly arguments?: Arguments };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong in any way is for the protocol's library to say. */
export function isToolMessage(body: unknown): body is ToolMessage {
  if (!isRecord(body) || body.method !== 'tools/call' || body.jsonrpc !== '2.0') return false;
  const { id, params } = body;
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false;
  if (!isRecord(params) || typeof params.name !== 'string') return false;
  return params.arguments === undefined || isRecord(params.arguments);
}

const readTools = new Map(publicTools.map((tool) => [tool.name, tool]));

/** The address whose answer a message is answered with; none where that is not one for everybody. */
function urlBehind({ params }: ToolMessage, appUrl: string): string | undefined {
  const given = params.arguments ?? {};
  if (params.name === OPEN_PAGE) return pageUrl(String(given.address ?? ''), appUrl);
  const tool = readTools.get(params.name);
  return tool && readUrl(tool, given);
}

/** Stands for the number of a message while its answer is made; nobody is shown it. */
const NUMBER = randomUUID();
const NUMBER_WRITTEN = JSON.stringify(NUMBER);

export const withoutNumber = (message: ToolMessage): ToolMessage => ({ ...message, id: NUMBER });

export const withNumber = (text: string, { id }: ToolMessage): string =>
  text.replaceAll(NUMBER_WRITTEN, () => JSON.stringify(id));

/** What the library goes by besides the message. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Longer ones are answered anew each time. */
const LONGEST_NAME = 2000;

/** What a message says besides its number. */
function nameOf({ params }: ToolMessage, { url, headers }: Asking, day: string) {
  let name = `${day}\n${url}\n${JSON.stringify(params)}`;
  for (const header of HEADERS) name += `\n${headers[header] ?? ''}`;
  return name.length > LONGEST_NAME ? undefined : name;
}

/** An answer of the protocol's library, cut where the number of the message stands. */
type KeptMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly before: Buffer;
  readonly after: Buffer;
};

export type Message = {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
};

type KeptParts = {
  readonly appUrl: string;
  readonly mostBytes: number;
  /** The tag of the answer that is kept for such a request, and still stands. */
  findTag(asked: {
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly ip: string;
  }): string | undefined;
};

/** Answers to messages, kept as long as the portal's answers that they are another form of. */
export type MessageStore = ReturnType<typeof keepMessages>;

/**
 * Keeps answers by what a message says and by the tag of the one answer that it was made of: where that
 * one is kept and still stands, so does this.
 */
export function keepMessages({ appUrl, mostBytes, findTag }: KeptParts) {
  const kept = holdWithin<KeptMessage>(mostBytes);
  return {
    find(message: ToolMessage, asking: Asking, day: string): Message | undefined {
      const url = urlBehind(message, appUrl);
      const tag = url && findTag({ url, headers: headersFor(asking), ip: asking.ip });
      const name = tag && nameOf(message, asking, day);
      const found = name && kept.find(`${tag} ${name}`);
      if (!found) return undefined;
      const number = Buffer.from(JSON.stringify(message.id));
      return { headers: found.headers, bytes: Buffer.concat([found.before, number, found.after]) };
    },
    keep(
      message: ToolMessage,
      asking: Asking,
      {
        day,
        tag,
        text,
        headers,
      }: { day: string; tag: string; text: string; headers: KeptMessage['headers'] },
    ): void {
      const name = nameOf(message, asking, day);
      const [before, after, ...more] = text.split(NUMBER_WRITTEN);
      if (!name || before === undefined || after === undefined || more.length > 0) return;
      const parts = { before: Buffer.from(before), after: Buffer.from(after) };
      kept.set(`${tag} ${name}`, { headers, ...parts }, parts.before.length + parts.after.length);
    },
  };
}
