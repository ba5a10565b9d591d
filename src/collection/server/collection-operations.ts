import { collectionTexts } from '#collection/collection.texts.ts';
import type { Collection, Values } from '#collection/contract/define-collection.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { countryName } from '#platform/geo/country-name.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import { importOperations } from './import/import-operations.ts';
import { type Owners, ownersOf } from './owners.ts';
import { type ListQuery, listReader, rowReader } from './read-rows.ts';
import type { OwnerContext, Storage } from './storage.ts';
import { rowWriter } from './write-rows.ts';

function readOperations(
  collection: Collection,
  storage: Storage,
  { requireCompany, missing }: Owners,
): readonly Operation[] {
  const { calls, ids, item } = collection;
  const readList = listReader(collection, storage);
  const readRow = rowReader(collection, storage);
  return [
    operation(calls.list, async ({ status, ...input }, context) =>
      readList(context.database.pool, requireCompany(context), {
        ...(input as ListQuery),
        status: status === '' ? undefined : (status as number | undefined),
      }),
    ),
    operation(calls.get, async (input, context) => {
      const id = Number(input[ids.one]);
      const row = await readRow(context.database.pool, requireCompany(context), id);
      if (!row) throw missing(collectionTexts.notFound);
      return { [item]: row };
    }),
  ];
}

/** What of a row can stand in a message. */
function sayable(values: Values): TextValues {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as TextValues;
}

function writeOperations(
  collection: Collection,
  storage: Storage,
  { requireCompany, say, missing }: Owners,
): readonly Operation[] {
  const { calls, ids, texts } = collection;
  const rows = rowWriter(collection, storage);
  const prepare = async (input: Values, context: OwnerContext) => {
    const values = collection.toStored?.(input) ?? input;
    return storage.prepare ? storage.prepare(values, context) : values;
  };
  const create = operation(calls.create, async (input, context) => {
    const company = requireCompany(context);
    const values = await prepare(input, context);
    const written = await rows.insert(context.database.pool, company, values);
    const { country } = context.caller.company;
    const names = { country: countryName(country, context.language) };
    const message = say(
      context,
      texts.created ?? collectionTexts.created,
      sayable({ ...input, ...written, ...names }),
    );
    return { ...written, exhibitor_country: country, message };
  });
  const update = operation(calls.update, async (input, context) => {
    const company = requireCompany(context);
    const values = await prepare(input, context);
    const id = Number(input[ids.one]);
    const changed = await rows.update(context.database.pool, company, id, values);
    if (changed === 0) throw missing(collectionTexts.notFoundOrDeleted);
    return { message: say(context, texts.updated ?? collectionTexts.updated, sayable(input)) };
  });
  const remove = operation(calls.remove, async (input, context) => {
    const id = Number(input[ids.acted]);
    const gone = await rows.remove(context.database.pool, requireCompany(context), [id]);
    if (gone === 0) throw missing(collectionTexts.notFound);
    return { message: say(context, texts.deleted ?? collectionTexts.deleted) };
  });
  const updateStatus = operation(calls.updateStatus, async (input, context) => {
    const { pool } = context.database;
    const one = [Number(input[ids.acted])];
    const changed = await rows.updateStatus(
      pool,
      requireCompany(context),
      one,
      Number(input.status),
    );
    if (changed === 0) throw missing(collectionTexts.notFound);
    return { message: say(context, collectionTexts.statusUpdated) };
  });
  return [create, update, remove, updateStatus];
}

function bulkOperations(
  collection: Collection,
  storage: Storage,
  { requireCompany, say }: Owners,
): readonly Operation[] {
  const { calls, ids } = collection;
  const rows = rowWriter(collection, storage);
  return [
    operation(calls.bulkDelete, async (input, context) => {
      const many = input[ids.many] as number[];
      const n = await rows.remove(context.database.pool, requireCompany(context), many);
      return { deleted_count: n, message: say(context, collectionTexts.bulkDeleted, { n }) };
    }),
    operation(calls.bulkUpdateStatus, async (input, context) => {
      const many = input[ids.many] as number[];
      const status = Number(input.status);
      const n = await rows.updateStatus(
        context.database.pool,
        requireCompany(context),
        many,
        status,
      );
      const text = status === 1 ? collectionTexts.bulkActivated : collectionTexts.bulkDeactivated;
      return { updated_count: n, message: say(context, text, { n }) };
    }),
  ];
}

/** Everything an exhibitor can do with a collection; each touches rows of the own company only. */
export function collectionOperations(
  collection: Collection,
  storage: Storage,
): readonly Operation[] {
  const owners = ownersOf(collection);
  return [
    ...readOperations(collection, storage, owners),
    ...writeOperations(collection, storage, owners),
    ...bulkOperations(collection, storage, owners),
    ...importOperations(collection, storage, owners),
  ];
}
