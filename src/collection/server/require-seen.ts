import { collectionTexts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { CHANGED_MEANWHILE } from '#platform/calls/call-failure.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';

/** Stands for what people wrote of an item, to tell whether it is still that. */
export function printOf({ fields }: Collection, row: CollectionRow): string {
  const written = Object.keys(fields).map((name) => [name, row[name]]);
  return hashOfInput(Object.fromEntries(written)).toString('base64url');
}

/** Whoever changes an item in one window does not undo unseen what was changed in another. */
export function requireSeen(collection: Collection, row: CollectionRow, seen: string): void {
  if (printOf(collection, row) === seen) return;
  throw new CallProblem(CHANGED_MEANWHILE, 409, collectionTexts.changedMeanwhile);
}
