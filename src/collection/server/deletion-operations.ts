import { collectionTexts } from '#collection/collection.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Parts } from './collection-parts.ts';
import type { Removed } from './transactional-writes.ts';

/** The part of an answer that tells how many people are informed of a deletion and how to undo it. */
function deletionAnswer({ told, deletion }: Removed) {
  return {
    people_told: told,
    deletion_id: deletion?.id ?? null,
    undo_until: deletion?.undoUntil.toISOString() ?? null,
  };
}

/** The operations that delete one or several rows, tell what that would mean, and undo it. */
export function deletionOperations(parts: Parts): readonly Operation[] {
  const { collection, storage, owners, read, writes } = parts;
  const { calls, named, words } = collection;
  const { requireOwner, translateFor, missing } = owners;
  return [
    operation(calls.remove, async (input, context) => {
      const id = named.acted.read(input);
      const removed = await writes.remove(context, requireOwner(context), [id]);
      if (removed.count === 0) throw missing(collectionTexts.gone);
      const message = translateFor(context, collectionTexts.deleted);
      return { message, ...deletionAnswer(removed) };
    }),
    operation(calls.bulkDelete, async (input, context) => {
      const ids = named.many.read(input);
      const removed = await writes.remove(context, requireOwner(context), ids);
      const n = removed.count;
      const message = translateFor(context, collectionTexts.bulkDeleted, { n });
      return { message, deleted_count: n, ...deletionAnswer(removed) };
    }),
    operation(calls.checkDelete, async (input, context) => {
      const { pool } = context.database;
      const own = await read(pool, requireOwner(context), named.many.read(input));
      const ids = own.map(({ id }) => id);
      return { people: (await storage.countConcerned?.(pool, ids, context)) ?? 0 };
    }),
    operation(calls.undoDelete, async ({ deletion_id: id }, context) => {
      const n = await writes.restore(context, requireOwner(context), id);
      if (n === 0)
        throw new CallProblem('too_late', 409, collectionTexts.undoTooLate, { values: words });
      return { message: translateFor(context, collectionTexts.restored, { n }), restored_count: n };
    }),
  ];
}
