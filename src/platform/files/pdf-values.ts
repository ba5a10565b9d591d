import { endOfString, startOfNext, walkPdf } from './pdf-tokens.ts';

/** Where something begins in the text of a file, or in the text of a list of objects within it. */
export type PdfPlace = { readonly text: string; readonly at: number };

/** By number; a file that was changed has an object more than once. */
export type PdfObjects = ReadonlyMap<number, readonly PdfPlace[]>;

const reference = /(\d{1,10})[\0\t\n\f\r ]{1,9}\d{1,5}[\0\t\n\f\r ]{1,9}R/y;

/** Where to find a value: here, or in the object that is named here; nowhere when there is none. */
export function placesOfValue({ text, at }: PdfPlace, objects: PdfObjects): readonly PdfPlace[] {
  const start = startOfNext(text, at);
  reference.lastIndex = start;
  const [, number] = reference.exec(text) ?? [];
  if (number === undefined) return [{ text, at: start }];
  return objects.get(Number(number)) ?? [];
}

const LONGEST_VALUE = 2000;
const openings: Readonly<Record<string, number>> = { '<<': 1, '[': 1, '>>': -1, ']': -1 };

/** What a short list or dictionary is written of; undefined when it is none, does not end soon or has comments. */
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

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const textOfEscaped = (written: string) =>
  written.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_all, code?: string, sign = '') => {
    if (code) return String.fromCharCode(Number.parseInt(code, 8) % 256);
    return /^[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
  });

/** The string at a place; undefined when something else stands there. */
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
