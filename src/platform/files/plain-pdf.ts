import { inflateSync } from 'node:zlib';
import { startOfNext, walkPdf } from './pdf-tokens.ts';
import type { PdfPlace } from './pdf-values.ts';
import { areHarmlessActions, isNameOfAction, type PdfAction } from './plain-pdf-actions.ts';

/** Names of features that a letter has no need of: scripts, automatic actions, encryption, other files, multimedia. */
const refused = new Set([
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'ResetForm', 'Hide'],
  ...['AA', 'Rendition', 'RichMedia', 'RichMediaExecute', 'Movie', 'Sound', 'Screen', 'GoTo3DView'],
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

/** The limit for all object streams together; those of a letter have a few hundred thousand characters. */
const MOST_UNPACKED = 30_000_000;
/** The longest index of one object stream; writers put a few hundred objects into each. */
const LONGEST_CONTENTS = 200_000;

type Stream = { readonly names: ReadonlySet<string>; readonly head: string; readonly data: string };
type Structure = {
  readonly objects: number;
  readonly actions: readonly PdfAction[];
  readonly places: Map<number, PdfPlace[]>;
  readonly names: ReadonlySet<string>;
  readonly streams: readonly Stream[];
};

function addPlace(places: Map<number, PdfPlace[]>, number: number, place: PdfPlace): void {
  const known = places.get(number);
  if (known) known.push(place);
  else places.set(number, [place]);
}

const objectNumber = /(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{0,9}$/;

/** The objects of a file and the names it uses; undefined if it cannot be parsed. */
function findStructure(text: string): Structure | undefined {
  const names = new Set<string>();
  const streams: Stream[] = [];
  const actions: PdfAction[] = [];
  const places = new Map<number, PdfPlace[]>();
  let own = new Set<string>();
  let begin = 0;
  let objects = 0;
  const isRead = walkPdf(text, {
    onName(name, end) {
      names.add(name);
      own.add(name);
      if (isNameOfAction(name)) actions.push({ name, value: { text, at: end } });
    },
    onWord(word, at, end) {
      if (word.endsWith('obj') && word !== 'endobj') {
        objects += 1;
        own = new Set();
        begin = end;
        const [, number] = objectNumber.exec(text.slice(Math.max(0, end - 33), end - 3)) ?? [];
        addPlace(places, Number(number), { text, at: startOfNext(text, end) });
      }
      if (word !== 'stream') return undefined;
      const start = text.startsWith('\r\n', end) ? end + 2 : end + 1;
      const close = text.indexOf('endstream', start);
      if (close < 0) return -1;
      streams.push({ names: own, head: text.slice(begin, at), data: text.slice(start, close) });
      return close + 'endstream'.length;
    },
  });
  return isRead ? { objects, names, streams, actions, places } : undefined;
}

/** Counts everything that looks like the beginning of an object, including in strings, comments and streams. */
function countBeginnings(text: string): number {
  let count = 0;
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (objectNumber.test(text.slice(Math.max(0, at - 30), at))) count += 1;
  }
  return count;
}

type Listed = {
  readonly body: string;
  readonly unpacked: number;
  /** Object numbers with their positions in the body. */
  readonly places: readonly (readonly [number: number, at: number])[];
};

/** The objects of an object stream; undefined if they cannot be read reliably. */
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
  // The index consists of pairs of an object's number and its position, counted from the first object.
  const numbers = text.slice(0, first).trim();
  if (!/^[\d\s]*$/.test(numbers)) return undefined;
  const written = numbers.split(/\s/).filter((number) => number !== '');
  const places = written.flatMap((place, n) =>
    n % 2 === 0 ? [] : [[Number(written[n - 1]), Number(place)] as const],
  );
  const starts = new Set<number>();
  const body = text.slice(first);
  const isRead = walkPdf(body, {
    onToken: (at, depth) => depth === 0 && starts.add(at),
    onName: () => undefined,
  });
  const isWhole = places.every(([, at]) => starts.has(at));
  return isRead && isWhole ? { body, unpacked: text.length, places } : undefined;
}

/**
 * Whether a PDF contains nothing but what a letter needs. Viewers find objects by their offsets, so the file is refused
 * if
 * an object begins where our parser does not see it, such as inside a string or a picture.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const structure = findStructure(text);
  if (!structure || structure.objects !== countBeginnings(text)) return false;
  const names = new Set(structure.names);
  const actions = [...structure.actions];
  let left = MOST_UNPACKED;
  for (const stream of structure.streams.filter((each) => each.names.has('First'))) {
    const listed = findListed(stream, left);
    if (listed === undefined) return false;
    // The index before the objects was unpacked as well.
    left -= listed.unpacked;
    if (left <= 0) return false;
    const { body: text, places } = listed;
    for (const [number, at] of places) addPlace(structure.places, number, { text, at });
    walkPdf(text, {
      onName(name, end) {
        names.add(name);
        if (isNameOfAction(name)) actions.push({ name, value: { text, at: end } });
      },
    });
  }
  if ([...names].some((name) => refused.has(name))) return false;
  return areHarmlessActions(actions, structure.places);
}
