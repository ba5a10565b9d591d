import { parse } from 'node:querystring';

/** More than any input has: the longest list that is changed at once has ten thousand rows. */
const MOST_FIELDS = 11_000;

/** Fields are counted before they are made: each name that is new to the engine costs as much as a long text. */
function hasTooMany(mark: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
    count += 1;
    if (count >= MOST_FIELDS) return true;
  }
  return false;
}

/** Stands for too many fields: a list is no input, and `readInput` refuses it. */
export const tooManyFields: [] = [];

export function parseForm(form: string): Record<string, unknown> | [] {
  return hasTooMany('&', form) ? tooManyFields : parse(form, '&', '=', { maxKeys: MOST_FIELDS });
}

/** The same of JSON, whose texts may hold what ends a name in it, but not so often. */
export const hasTooManyNames = (json: string) => hasTooMany('":', json);
