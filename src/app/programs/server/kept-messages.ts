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
import { type CutMessage, cutsOf } from './message-number.ts';
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
  if (params.name === OPEN_PAGE) return pageUrl(given.address, appUrl);
  const tool = readTools.get(params.name);
  return tool && readUrl(tool, given);
}

/** Stands for the number of a message while its answer is made; nobody is shown it. */
const NUMBER = randomUUID();
const NUMBER_WRITTEN = JSON.stringify(NUMBER);

/** A message without its number, to be answered once for all that differ in nothing else. */
export type NumberlessMessage = {
  readonly cut: CutMessage;
  readonly message: ToolMessage;
};

/** Takes the number from a message; nothing where it is none that could be put back as it was. */
export function withoutNumber(text: string): NumberlessMessage | undefined {
  for (const cut of cutsOf(text)) {
    const message: unknown = JSON.parse(cut.before + NUMBER_WRITTEN + cut.after);
    if (isToolMessage(message) && message.id === NUMBER) return { cut, message };
  }
  return undefined;
}

export const withNumber = (text: string, { number }: CutMessage): string =>
  text.replaceAll(NUMBER_WRITTEN, () => number);

/** What the library goes by besides the message. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** Longer ones are answered from scratch each time. */
const LONGEST_NAME = 2000;

/** What stands behind the number is sent as it is, so an answer with more of it is not compressed at all. */
const LONGEST_AFTER = 1000;

/** What an answer takes with its encodings, about. */
const COMPRESSED_SHARE = 1.5;

/** What a message says besides its number; the sign between its parts is in no message. */
function nameOf({ before, after }: CutMessage, { url, headers }: Asking, day: string): string {
  let name = `${day}\n${url}\n`;
  for (const header of HEADERS) name += `${headers[header] ?? ''}\n`;
  return `${name}${before}\0${after}`;
}

/** A form of a kept answer that is sent compressed. */
type Compressed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly beginning: CompressedBeginning;
};

/** An answer of the protocol's library, cut where the number of the message stands. */
type KeptMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly before: ByteText;
  readonly after: ByteText;
  /** Encodings that are made; nothing stands for those that are being made. */
  readonly compressed: Map<Encoding, Compressed | undefined>;
};

/** Begins an encoding when it is first asked for; until it is there, the answer is sent as it is. */
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
    // As it is does as well.
    () => undefined,
  );
  return undefined;
}

/** The number of the message where it belongs. */
function numbered(kept: KeptMessage, number: string, accepted: string | undefined): KeptAnswer {
  const plain = number + kept.after;
  const compressed = findCompressed(kept, chooseEncoding(accepted, kept.before.length));
  if (!compressed) return { headers: kept.headers, body: kept.before + plain };
  const { headers, beginning } = compressed;
  return { headers, body: beginning.bytes + endingOf(beginning, plain) };
}

/** A message that was answered, with what of its answers is kept. */
type AskedMessage = {
  /** The address whose answer it is answered with. */
  readonly url: string;
  /** By the tag of that answer; countries have different ones. */
  readonly answers: ReadonlyMap<string, KeptMessage>;
};

/** How many answers are kept for a message: the latest. Others were made before something changed, or for rare countries. */
const MOST_ANSWERS = 8;

type MadeMessage = {
  readonly day: string;
  /** That of the answer it was made from. */
  readonly tag: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
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
  const kept = holdWithin<AskedMessage>(mostBytes);

  function findCut(cut: CutMessage, asking: Asking, day: string): KeptAnswer | undefined {
    const asked = kept.find(nameOf(cut, asking, day));
    const tag = asked && findTag({ url: asked.url, headers: headersFor(asking), ip: asking.ip });
    const found = tag && asked.answers.get(tag);
    return found ? numbered(found, cut.number, asking.headers['accept-encoding']) : undefined;
  }

  return {
    /** The answer to a message that is written as an earlier one was, whatever its number. */
    find(text: string, asking: Asking, day: string): KeptAnswer | undefined {
      for (const cut of cutsOf(text)) {
        const found = findCut(cut, asking, day);
        if (found) return found;
      }
      return undefined;
    },
    keep({ cut, message }: NumberlessMessage, asking: Asking, made: MadeMessage): void {
      const name = nameOf(cut, asking, made.day);
      const url = urlBehind(message, appUrl);
      const [before, after, ...more] = made.text.split(NUMBER_WRITTEN).map(byteText);
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
