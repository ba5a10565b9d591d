import { createHash, type Hash } from 'node:crypto';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { ASKED_BEFORE } from './call-failure.ts';
import { CallProblem } from './call-problem.ts';
import { problemTexts } from './problems.texts.ts';

/** Hashes each part after its kind and length, so that no two different inputs give the same bytes. */
function add(hash: Hash, kind: string, content: string | Uint8Array): void {
  hash.update(`${kind}${Buffer.byteLength(content)} `).update(content);
}

function addValue(hash: Hash, value: unknown): void {
  if (value instanceof Uint8Array) add(hash, 'bytes', value);
  else if (typeof value !== 'object' || value === null) add(hash, typeof value, String(value));
  else {
    const given = Object.entries(value).filter(([, each]) => each !== undefined);
    add(hash, Array.isArray(value) ? 'list' : 'names', String(given.length));
    for (const [name, each] of given) {
      add(hash, 'name', name);
      addValue(hash, each);
    }
  }
}

/** The hash of a request's input, uploaded files included; it tells whether a retry key repeats the same request. */
export function hashOfInput(input: object): Buffer {
  const hash = createHash('sha256');
  addValue(hash, input);
  return hash.digest();
}

type Words = { readonly text?: Text; readonly values?: TextValues };

/**
 * A retry key stands for the input it was first sent with. The same input again is a repetition and gets the earlier
 * answer. A different input under the same key is refused with 409, because the new input was not carried out; this
 * happens when no answer arrived and the form was changed before it was sent again. `before` is null for keys stored
 * before hashes were, and those are not compared.
 */
export function requireSameInput(
  before: Buffer | null,
  asked: Buffer,
  { text = problemTexts.askedBefore, values }: Words = {},
): void {
  if (!before || asked.equals(before)) return;
  throw new CallProblem(ASKED_BEFORE, 409, text, values ? { values } : {});
}
