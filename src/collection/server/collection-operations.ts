import type pg from 'pg';
import { collectionTexts } from '#collection/collection.texts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importOperations } from '#collection/import/server/import-operations.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { countryName } from '#platform/geo/country-name.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import { registerListing } from './listings.ts';
import { type Owners, ownersOf } from './owners.ts';
import { type ListQuery, listReader } from './read-list.ts';
import { rowReader } from './read-rows.ts';
import { recordedWrites } from './recorded-writes.ts';
import type { OwnerContext, Storage } from './storage.ts';
import { rowWriter } from './write-rows.ts';

function readOperations(
  collection: Collection,
  storage: Storage,
  { requireOwner, missing }: Owners,
): readonly Operation[] {
  const { calls, ids, item } = collection;
  const readList = listReader(collection, storage);
  const readRows = rowReader(collection, storage);
  return [
    operation(calls.list, async ({ status, ...input }, context) =>
      readList(context.database.pool, requireOwner(context), {
        ...(input as ListQuery),
        status: status === '' ? undefined : (status as number | undefined),
      }),
    ),
    operation(calls.get, async (input, context) => {
      const id = Number(input[ids.one]);
      const [row] = await readRows(context.database.pool, requireOwner(context), [id]);
      if (!row) throw missing(collectionTexts.notFound);
      return { [item]: row };
    }),
  ];
}

/** What of a row can stand in a message. */
function messageValues(values: Values): TextValues {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as TextValues;
}

function writeOperations(
  collection: Collection,
  storage: Storage,
  { requireOwner, translateFor, missing }: Owners,
): readonly Operation[] {
  const { calls, ids, texts } = collection;
  const rows = rowWriter(collection, storage);
  const { write, writeOnce } = recordedWrites(collection, storage);
  const prepare = async (input: Values, context: OwnerContext) => {
    const values = collection.toStored?.(input) ?? input;
    return storage.prepare ? storage.prepare(values, context) : values;
  };
  const create = operation(calls.create, async ({ create_key, ...input }, context) => {
    const owner = requireOwner(context);
    const values = await prepare(input, context);
    const insertion = {
      action: 'create',
      owner,
      run: (connection: Pick<pg.Pool, 'query'>) => rows.insert(connection, owner, values),
      made: ({ id }: { id: number }) => [id],
    } as const;
    const written = create_key
      ? await writeOnce(context, String(create_key), insertion)
      : await write(context, insertion);
    const country = context.caller.company?.country ?? '';
    const names = country ? { country: countryName(country, context.language) } : {};
    const message = translateFor(
      context,
      texts.created ?? collectionTexts.created,
      messageValues({ ...input, ...written, ...names }),
    );
    return { ...written, exhibitor_country: country, message };
  });
  const update = operation(calls.update, async (input, context) => {
    const owner = requireOwner(context);
    const values = await prepare(input, context);
    const id = Number(input[ids.one]);
    const changed = await write(context, {
      action: 'update',
      owner,
      ids: [id],
      run: (connection) => rows.update(connection, owner, id, values),
    });
    if (changed === 0) throw missing(collectionTexts.notFoundOrDeleted);
    return {
      message: translateFor(
        context,
        texts.updated ?? collectionTexts.updated,
        messageValues(input),
      ),
    };
  });
  return [create, update];
}

/** What is done to rows as they are: to one, or to several at once. */
function actOperations(
  collection: Collection,
  storage: Storage,
  { requireOwner, translateFor, missing }: Owners,
): readonly Operation[] {
  const { calls, ids } = collection;
  const rows = rowWriter(collection, storage);
  const { write } = recordedWrites(collection, storage);

  function remove(context: OwnerContext, chosen: readonly number[]) {
    const owner = requireOwner(context);
    const run = (connection: Pick<pg.Pool, 'query'>) => rows.remove(connection, owner, chosen);
    return write(context, { action: 'delete', owner, ids: chosen, run });
  }

  function setStatus(context: OwnerContext, chosen: readonly number[], status: number) {
    const owner = requireOwner(context);
    const run = (connection: Pick<pg.Pool, 'query'>) =>
      rows.updateStatus(connection, owner, chosen, status);
    return write(context, { action: 'status', owner, ids: chosen, run });
  }

  return [
    operation(calls.remove, async (input, context) => {
      const gone = await remove(context, [Number(input[ids.acted])]);
      if (gone === 0) throw missing(collectionTexts.gone);
      return { message: translateFor(context, collectionTexts.deleted) };
    }),
    operation(calls.updateStatus, async (input, context) => {
      const changed = await setStatus(context, [Number(input[ids.acted])], Number(input.status));
      if (changed === 0) throw missing(collectionTexts.gone);
      return { message: translateFor(context, collectionTexts.statusUpdated) };
    }),
    operation(calls.bulkDelete, async (input, context) => {
      const n = await remove(context, input[ids.many] as number[]);
      return {
        deleted_count: n,
        message: translateFor(context, collectionTexts.bulkDeleted, { n }),
      };
    }),
    operation(calls.bulkUpdateStatus, async (input, context) => {
      const status = Number(input.status);
      const n = await setStatus(context, input[ids.many] as number[], status);
      const text = status === 1 ? collectionTexts.bulkActivated : collectionTexts.bulkDeactivated;
      return { updated_count: n, message: translateFor(context, text, { n }) };
    }),
  ];
}

/**
 * Everything that can be done with a collection: by an exhibitor with rows of the own company only,
 * or by the operator with all of them.
 */
export function collectionOperations(
  collection: Collection,
  storage: Storage,
): readonly Operation[] {
  const owners = ownersOf(collection);
  registerListing(storage);
  return [
    ...readOperations(collection, storage, owners),
    ...writeOperations(collection, storage, owners),
    ...actOperations(collection, storage, owners),
    ...importOperations(collection, storage, owners),
  ];
}
