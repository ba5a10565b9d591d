import { parse } from 'node:querystring';

/** More than any input has: the longest list that is changed at once has ten thousand rows. */
const MOST_FIELDS = 11_000;

/** Deeper than any input nests, including those of programs and passkeys. */
const DEEPEST = 100;

/** Counts fields before they are parsed: each name that is new to the engine costs as much as a long text. */
function hasTooMany(mark: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count >= MOST_FIELDS) return true;
  }
  return false;
}

/** Marks fields that cannot be read. An array is not a valid input, so `readInput` refuses it. */
export const unreadFields: [] = [];

const isBroken = (text: string | readonly string[] | undefined) =>
  typeof text === 'object' ? text.some(isBroken) : text?.includes('\ufffd') === true;

/** Whether the sender encoded U+FFFD on purpose; otherwise it stands for bytes that are not UTF-8. */
const writesReplacement = (form: string) => /%EF%BF%BD/i.test(form);

export function parseForm(form: string): Record<string, unknown> | [] {
  if (hasTooMany('&', form)) return unreadFields;
  const fields = parse(form, '&', '=', { maxKeys: MOST_FIELDS });
  return Object.values(fields).some(isBroken) && !writesReplacement(form) ? unreadFields : fields;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const RECORD = 0x7b;
const RECORD_END = 0x7d;

/** The index of the quote that ends a JSON string, skipping escaped quotes. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length;
}

/**
 * The same for JSON: counts names, values and lists, and how deep they nest, without parsing. Each costs as much as a
 * long text, and half a million nested lists take seconds.
 */
export function isTooBranched(json: string): boolean {
  const counts = { names: 0, values: 0, lists: 0 };
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COLON) counts.names += 1;
    else if (sign === COMMA) counts.values += 1;
    else if (sign === LIST || sign === RECORD) {
      counts.lists += 1;
      depth += 1;
    } else if (sign === LIST_END || sign === RECORD_END) depth -= 1;
    else continue;
    if (depth > DEEPEST || Math.max(counts.names, counts.values, counts.lists) >= MOST_FIELDS) {
      return true;
    }
  }
  return false;
}
