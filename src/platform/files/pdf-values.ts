import { lookup } from '#platform/lookups/lookup.ts';
import { endOfString, startOfNext, walkPdf } from './pdf-tokens.ts';

/** A position in the text of a file, or of an object stream within it. */
export type PdfPlace = { readonly text: string; readonly at: number };

/** Objects by number; a file that was edited contains an object more than once. */
export type PdfObjects = ReadonlyMap<number, readonly PdfPlace[]>;

const reference = /(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R/y;

/** The positions of a value: here, or wherever the referenced object is defined; none if it does not exist. */
export function placesOfValue({ text, at }: PdfPlace, objects: PdfObjects): readonly PdfPlace[] {
  const start = startOfNext(text, at);
  reference.lastIndex = start;
  const [, number] = reference.exec(text) ?? [];
  if (number === undefined) return [{ text, at: start }];
  return objects.get(Number(number)) ?? [];
}

const LONGEST_VALUE = 2000;
const openings: Readonly<Record<string, number>> = lookup({ '<<': 1, '[': 1, '>>': -1, ']': -1 });

/** The tokens of a short array or dictionary; undefined if it is neither, is too long or contains comments. */
export function tokensAt({ text, at }: PdfPlace): readonly string[] | undefined {
  const part = text.slice(at, at + LONGEST_VALUE);
  const starts: number[] = [];
  walkPdf(part, { onToken: (start) => starts.push(start), onName: () => undefined });
  const tokens: string[] = [];
  let depth = 0;
  for (const [n, start] of starts.entries()) {
    const token = part.slice(start, starts[n + 1]).trim();
    if (token.includes('%')) return undefined;
    tokens.push(token);
    depth += openings[token] ?? 0;
    if (depth <= 0) return tokens;
  }
  return undefined;
}

const escapes: Readonly<Record<string, string>> = lookup({
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
});

const textOfEscaped = (written: string) =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_all, code?: string, sign = '') => {
    if (code) return String.fromCharCode(Number.parseInt(code, 8) % 256);
    return /^[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
  });

/** The string at a position; undefined if there is something else. */
export function stringAt({ text, at }: PdfPlace): string | undefined {
  if (text.charAt(at) === '(') {
    const end = endOfString(text, at);
    return end < 0 ? undefined : textOfEscaped(text.slice(at + 1, end - 1));
  }
  if (text.charAt(at) !== '<' || text.startsWith('<<', at)) return undefined;
  const end = text.indexOf('>', at);
  const digits = text.slice(at + 1, end).replaceAll(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex').toString('latin1');
}
