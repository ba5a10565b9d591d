import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { holdWithin } from '#platform/cache/second-chance.ts';
import { chooseEncoding, type Encoding } from '#platform/http/compress.ts';
import {
  type ByteText,
  type CompressedBeginning,
  compressBeginning,
  endingOf,
} from '#platform/http/compressed-beginning.ts';
import type { KeptAnswer } from '#platform/http/send-kept-message.ts';
import { type Arguments, type Asking, headersFor, pageUrl, readUrl } from './call-tool.ts';
import { possibleSplits, type SplitMessage } from './message-id.ts';
import { publicTools } from './public-tools.ts';

export const OPEN_PAGE = 'open_page';

/** A JSON-RPC message that calls a tool. */
export type ToolMessage = {
  readonly id: string | number;
  readonly params: { readonly name: string; readonly arguments?: Arguments };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Recognises a well-formed tool call. Any other message is left to the protocol library, which reports what is wrong.
 */
export function isToolMessage(body: unknown): body is ToolMessage {
  if (!isRecord(body) || body.method !== 'tools/call' || body.jsonrpc !== '2.0') return false;
  const { id, params } = body;
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false;
  if (!isRecord(params) || typeof params.name !== 'string') return false;
  return params.arguments === undefined || isRecord(params.arguments);
}

const readTools = new Map(publicTools.map((tool) => [tool.name, tool]));

/** The URL whose answer is behind a message's answer; undefined unless that answer is the same for everybody. */
function urlBehind({ params }: ToolMessage, appUrl: string): string | undefined {
  const given = params.arguments ?? {};
  if (params.name === OPEN_PAGE) return pageUrl(given.address, appUrl);
  const tool = readTools.get(params.name);
  return tool && readUrl(tool, given);
}

/** Placeholder for a message's id while its answer is made; nobody gets to see it. */
const ID_PLACEHOLDER = randomUUID();
const WRITTEN_PLACEHOLDER = JSON.stringify(ID_PLACEHOLDER);

/** A message without its id. Messages that differ only in the id share one answer. */
export type MessageWithoutId = {
  readonly split: SplitMessage;
  readonly message: ToolMessage;
};

/** Takes the id out of a message; undefined where it could not be put back exactly as it was. */
export function takeOutId(text: string): MessageWithoutId | undefined {
  for (const split of possibleSplits(text)) {
    const message: unknown = JSON.parse(split.before + WRITTEN_PLACEHOLDER + split.after);
    if (isToolMessage(message) && message.id === ID_PLACEHOLDER) return { split, message };
  }
  return undefined;
}

export const putBackId = (text: string, { id }: SplitMessage): string =>
  text.replaceAll(WRITTEN_PLACEHOLDER, () => id);

/** The headers that the library's answer depends on, besides the message. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Messages with a longer key are not cached. */
const LONGEST_NAME = 2000;

/** The part after the id is appended uncompressed, so an answer with a longer one is not compressed at all. */
const LONGEST_AFTER = 1000;

/** The approximate size of an answer with its encodings, relative to the plain one. */
const COMPRESSED_SHARE = 1.5;

/** The cache key: everything a message says except its id. No message contains the `\0` between the parts. */
function nameOf({ before, after }: SplitMessage, { url, headers }: Asking, day: string): string {
  let name = `${day}\n${url}\n`;
  for (const header of HEADERS) name += `${headers[header] ?? ''}\n`;
  return `${name}${before}\0${after}`;
}

/** A compressed form of a cached answer. */
type Compressed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly beginning: CompressedBeginning;
};

/** An answer of the protocol library, split where the message's id stands. */
type KeptMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly before: ByteText;
  readonly after: ByteText;
  /** Finished encodings; undefined marks one that is still being made. */
  readonly compressed: Map<Encoding, Compressed | undefined>;
};

/** Starts an encoding when it is first asked for. Until it is finished, the answer is sent uncompressed. */
function findCompressed(kept: KeptMessage, encoding: Encoding): Compressed | undefined {
  const { compressed, headers, before, after } = kept;
  if (encoding === 'identity' || compressed.has(encoding)) return compressed.get(encoding);
  compressed.set(encoding, undefined);
  if (after.length > LONGEST_AFTER) return undefined;
  compressBeginning(Buffer.from(before, 'latin1'), encoding).then(
    (beginning) => {
      const encoded = { ...headers, 'content-encoding': encoding };
      compressed.set(encoding, { headers: encoded, beginning });
    },
    // The uncompressed answer will do.
    () => undefined,
  );
  return undefined;
}

/** Puts the message's id back into a cached answer. */
function withId(kept: KeptMessage, id: string, accepted: string | undefined): KeptAnswer {
  const plain = id + kept.after;
  const compressed = findCompressed(kept, chooseEncoding(accepted, kept.before.length));
  if (!compressed) return { headers: kept.headers, body: kept.before + plain };
  const { headers, beginning } = compressed;
  return { headers, body: beginning.bytes + endingOf(beginning, plain) };
}

/** A message that was answered before, with its cached answers. */
type AskedMessage = {
  /** The URL whose answer it was made from. */
  readonly url: string;
  /** By the ETag of that answer, which differs between countries. */
  readonly answers: ReadonlyMap<string, KeptMessage>;
};

/** The latest answers kept per message. Older ones predate a change or are for rare countries. */
const MOST_ANSWERS = 8;

type MadeMessage = {
  readonly day: string;
  /** ETag of the answer it was made from. */
  readonly tag: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
};

type KeptParts = {
  readonly appUrl: string;
  readonly mostBytes: number;
  /** ETag of the cached answer to such a request, if it is still valid. */
  findTag(asked: {
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly ip: string;
  }): string | undefined;
};

/** Cached answers to messages, valid for as long as the portal answers they were made from. */
export type MessageStore = ReturnType<typeof keepMessages>;

/**
 * Caches answers by the message's content and the ETag of the one portal answer each was made from: as long as that one
 * is cached and valid, so is this.
 */
export function keepMessages({ appUrl, mostBytes, findTag }: KeptParts) {
  const kept = holdWithin<AskedMessage>(mostBytes);

  function findSplit(split: SplitMessage, asking: Asking, day: string): KeptAnswer | undefined {
    const asked = kept.find(nameOf(split, asking, day));
    const tag = asked && findTag({ url: asked.url, headers: headersFor(asking), ip: asking.ip });
    const found = tag && asked.answers.get(tag);
    return found ? withId(found, split.id, asking.headers['accept-encoding']) : undefined;
  }

  return {
    /** The cached answer to a message that has been sent before in the same form, with any id. */
    find(text: string, asking: Asking, day: string): KeptAnswer | undefined {
      for (const split of possibleSplits(text)) {
        const found = findSplit(split, asking, day);
        if (found) return found;
      }
      return undefined;
    },
    keep({ split, message }: MessageWithoutId, asking: Asking, made: MadeMessage): void {
      const name = nameOf(split, asking, made.day);
      const url = urlBehind(message, appUrl);
      const [before, after, ...more] = made.text.split(WRITTEN_PLACEHOLDER).map(byteText);
      if (!url || before === undefined || after === undefined || more.length > 0) return;
      if (name.length > LONGEST_NAME) return;
      const one = { headers: made.headers, before, after, compressed: new Map() };
      const earlier = [...(kept.find(name)?.answers ?? [])].filter(([tag]) => tag !== made.tag);
      const answers = new Map([...earlier.slice(1 - MOST_ANSWERS), [made.tag, one]]);
      kept.set(name, { url, answers }, weightOf(answers));
    },
  };
}

const byteText = (text: string): ByteText => Buffer.from(text).toString('latin1');

function weightOf(answers: AskedMessage['answers']): number {
  let bytes = 0;
  for (const { before, after } of answers.values()) bytes += before.length + after.length;
  return bytes * COMPRESSED_SHARE;
}
