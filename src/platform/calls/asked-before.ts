import { createHash, type Hash } from 'node:crypto';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { ASKED_BEFORE } from './call-failure.ts';
import { CallProblem } from './call-problem.ts';
import { problemTexts } from './problems.texts.ts';

/** How long each part is goes before it, so that no two inputs read alike. */
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

/** What somebody asked for with a key, its files included, to tell whether it is asked for again. */
export function hashOfAsked(input: object): Buffer {
  const hash = createHash('sha256');
  addValue(hash, input);
  return hash.digest();
}

type Words = { readonly text?: Text; readonly values?: TextValues };

/**
 * A key stands for what it was sent with first. The same again is a repetition, to be answered as before; where it
 * comes with anything else, as when no answer came and a form was changed before it was sent again, that is said: what
 * is new was not done. Of what was kept before keys were compared nothing is known.
 */
export function requireSameAsked(
  before: Buffer | null,
  asked: Buffer,
  { text = problemTexts.askedBefore, values }: Words = {},
): void {
  if (!before || asked.equals(before)) return;
  throw new CallProblem(ASKED_BEFORE, 409, text, values ? { values } : {});
}
