import { inflateSync } from 'node:zlib';
import { walkPdf } from './pdf-tokens.ts';

/** Names that stand for what a letter has no need of: programs, locks, other files, sound and film. */
const refused = new Set([
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'ResetForm', 'Hide'],
  ...['Rendition', 'RichMedia', 'RichMediaExecute', 'Movie', 'Sound', 'Screen', 'GoTo3DView'],
  ...[
    'Encrypt',
    'XFA',
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
    'Filespec',
    'Collection',
  ],
]);

const packings = new Set([
  ...['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt'],
  ...['CCITTFaxDecode', 'JBIG2Decode', 'DCTDecode', 'JPXDecode', 'DecodeParms'],
  ...['AHx', 'A85', 'LZW', 'RL', 'CCF', 'DCT', 'DP'],
]);

/** All lists of objects together; a letter's have a few hundred thousand letters. */
const MOST_UNPACKED = 30_000_000;
/** The numbers and places before the objects of one list; writers put a few hundred objects into each. */
const LONGEST_CONTENTS = 200_000;

type Stream = { readonly names: ReadonlySet<string>; readonly head: string; readonly data: string };
type Structure = {
  readonly objects: number;
  readonly names: ReadonlySet<string>;
  readonly streams: readonly Stream[];
};

/** Every object of the file with the names it uses; undefined when it does not read as one. */
function findStructure(text: string): Structure | undefined {
  const names = new Set<string>();
  const streams: Stream[] = [];
  let own = new Set<string>();
  let begin = 0;
  let objects = 0;
  const isRead = walkPdf(text, {
    onName(name) {
      names.add(name);
      own.add(name);
    },
    onWord(word, at, end) {
      if (word.endsWith('obj') && word !== 'endobj') {
        objects += 1;
        own = new Set();
        begin = end;
      }
      if (word !== 'stream') return undefined;
      const start = text.startsWith('\r\n', end) ? end + 2 : end + 1;
      const close = text.indexOf('endstream', start);
      if (close < 0) return -1;
      streams.push({ names: own, head: text.slice(begin, at), data: text.slice(start, close) });
      return close + 'endstream'.length;
    },
  });
  return isRead ? { objects, names, streams } : undefined;
}

/** How often an object seems to begin, wherever that is: in strings, comments and streams too. */
function countBeginnings(text: string): number {
  let count = 0;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    const before = text.slice(Math.max(0, at - 30), at);
    if (/\d[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{0,9}$/.test(before)) count += 1;
  }
  return count;
}

type Listed = { readonly body: string; readonly unpacked: number };

/** The objects that a stream lists; undefined when they cannot be read for certain. */
function findListed({ names, head, data }: Stream, mostBytes: number): Listed | undefined {
  if ([...names].some((name) => packings.has(name))) return undefined;
  const first = Number(/\/First\s{1,9}(\d{1,9})/.exec(head)?.[1]);
  if (Number.isNaN(first) || first > LONGEST_CONTENTS) return undefined;
  let text = data;
  if (names.has('FlateDecode') || names.has('Fl')) {
    try {
      const packed = Buffer.from(data, 'latin1');
      text = inflateSync(packed, { maxOutputLength: mostBytes }).toString('latin1');
    } catch {
      return undefined;
    }
  }
  // Pairs of a number and a place, counted from the first object on.
  const numbers = text.slice(0, first).trim();
  if (!/^[\d\s]*$/.test(numbers)) return undefined;
  const places = numbers.split(/\s/).filter((number) => number !== '');
  const starts = new Set<number>();
  const body = text.slice(first);
  const isRead = walkPdf(body, {
    onToken: (at, depth) => depth === 0 && starts.add(at),
    onName: () => undefined,
  });
  const isWhole = places.every((place, n) => n % 2 === 0 || starts.has(Number(place)));
  return isRead && isWhole ? { body, unpacked: text.length } : undefined;
}

/**
 * Whether a PDF holds what a letter needs and nothing more. Readers find objects by their places, so one
 * that begins where our walk does not see it, inside a string or a picture, is reason enough to refuse.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const structure = findStructure(text);
  if (!structure || structure.objects !== countBeginnings(text)) return false;
  const names = new Set(structure.names);
  let left = MOST_UNPACKED;
  for (const stream of structure.streams.filter((each) => each.names.has('First'))) {
    const listed = findListed(stream, left);
    if (listed === undefined) return false;
    // What stands before the objects was unpacked as well.
    left -= listed.unpacked;
    if (left <= 0) return false;
    walkPdf(listed.body, { onName: (name) => names.add(name) });
  }
  return [...names].every((name) => !refused.has(name));
}
