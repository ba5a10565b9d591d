import { parse } from 'node:querystring';

/** More than any form has: the longest list that is changed at once has ten thousand rows. */
const MOST_FIELDS = 11_000;

function hasTooManyFields(form: string): boolean {
  let count = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) {
    count += 1;
    if (count > MOST_FIELDS) return true;
  }
  return false;
}

/**
 * The fields of a form. A list stands for one that has too many: it is no input, and `readInput` refuses
 * it. They are counted first, because each name that is new to the engine costs as much as a long text.
 */
export function parseForm(form: string): Record<string, unknown> | [] {
  return hasTooManyFields(form) ? [] : parse(form, '&', '=', { maxKeys: MOST_FIELDS });
}
