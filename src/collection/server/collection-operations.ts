import { collectionTexts } from '#collection/collection.texts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { exportOperations } from '#collection/export/server/export-operations.ts';
import { importOperations } from '#collection/import/server/import-operations.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { hashOfInput } from '#platform/calls/retry-keys.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { countryName } from '#platform/geo/country-name.ts';
import type { TextValues } from '#platform/i18n/texts.ts';
import { arrangePictures } from './arrange-pictures.ts';
import type { Parts } from './collection-parts.ts';
import { registerRecords } from './collection-records.ts';
import { deletionOperations } from './deletion-operations.ts';
import { registerListing } from './listings.ts';
import { ownersOf } from './owners.ts';
import { listFinder, listReader } from './read-list.ts';
import { rowReader } from './read-rows.ts';
import { printOf, requireSeen } from './require-seen.ts';
import { roomForRows } from './room-for-rows.ts';
import { sharePlaces } from './share-places.ts';
import type { OwnerContext, Storage } from './storage.ts';
import { transactionalWrites } from './transactional-writes.ts';
import { rowWriter } from './write-rows.ts';

function readOperations({ collection, storage, find, owners, read }: Parts): readonly Operation[] {
  const { calls, named, item } = collection;
  const { requireOwner, missing } = owners;
  const readList = listReader({ collection, storage }, find, read);
  return [
    operation(calls.list, async ({ status, ...input }, context) =>
      readList(
        context.database.pool,
        requireOwner(context),
        { ...input, status: status === '' ? undefined : status },
        context.now,
      ),
    ),
    operation(calls.get, async (input, context) => {
      const id = named.one.read(input);
      const [row] = await read(context.database.pool, requireOwner(context), [id]);
      if (!row) throw missing(collectionTexts.notFound);
      return { [item]: row, seen: printOf(collection, row) };
    }),
  ];
}

/** The texts of a row, as values for messages. */
function messageValues(values: Values): TextValues {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
}

function writeOperations(parts: Parts): readonly Operation[] {
  const { collection, storage, rows } = parts;
  const { calls, named, texts } = collection;
  const { requireOwner, translateFor, missing } = parts.owners;
  const { write, writeOnce } = parts.writes;
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
      run: (connection: Connection) => rows.insert(connection, owner, values),
      made: ({ id }: { id: number }) => [id],
    } as const;
    const written = create_key
      ? await writeOnce(context, { key: create_key, asked: hashOfInput(input) }, insertion)
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
  const update = operation(calls.update, async ({ seen, ...input }, context) => {
    const owner = requireOwner(context);
    const values = await prepare(input, context);
    const id = named.one.read(input);
    const changed = await write(context, {
      action: 'update',
      owner,
      ids: [id],
      run: async (connection) => {
        const isAsked = values.picture_order || seen;
        const [stored] = isAsked ? await parts.read(connection, owner, [id]) : [];
        if (seen && stored) requireSeen(collection, stored, seen);
        const arranged = arrangePictures(collection, values, stored);
        return rows.update(connection, owner, id, arranged);
      },
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

/** The operation that stores the order a person arranged by hand. */
function orderOperations({ collection, owners, read, rows, writes }: Parts): readonly Operation[] {
  const { calls, named, position } = collection;
  const { requireOwner, translateFor, missing } = owners;
  if (!calls.reorder || !position) return [];
  return [
    operation(calls.reorder, async (input, context) => {
      const owner = requireOwner(context);
      const ids = [...new Set(named.many.read(input))];
      const run = async (connection: Connection) => {
        const found = await read(connection, owner, ids);
        if (found.length < ids.length) throw missing(collectionTexts.gone);
        const places = sharePlaces(found.map((row) => Number(row[position])));
        for (const [index, id] of ids.entries()) {
          await rows.update(connection, owner, id, { [position]: places[index] });
        }
      };
      await writes.write(context, { action: 'update', owner, ids, run });
      return { message: translateFor(context, collectionTexts.reordered) };
    }),
  ];
}

/** Operations on the status of one or several rows. */
function actOperations({ collection, owners, rows, writes }: Parts): readonly Operation[] {
  const { calls, named } = collection;
  const { requireOwner, translateFor, missing } = owners;

  function setStatus(context: OwnerContext, chosen: readonly number[], status: number) {
    const owner = requireOwner(context);
    const run = (connection: Connection) => rows.updateStatus(connection, owner, chosen, status);
    return writes.write(context, { action: 'status', owner, ids: chosen, run });
  }

  return [
    operation(calls.updateStatus, async (input, context) => {
      const changed = await setStatus(context, [named.acted.read(input)], input.status);
      if (changed === 0) throw missing(collectionTexts.gone);
      return { message: translateFor(context, collectionTexts.statusUpdated) };
    }),
    operation(calls.bulkUpdateStatus, async (input, context) => {
      const { status } = input;
      const n = await setStatus(context, named.many.read(input), status);
      const text = status === 1 ? collectionTexts.bulkActivated : collectionTexts.bulkDeactivated;
      return { updated_count: n, message: translateFor(context, text, { n }) };
    }),
  ];
}

/** All operations of a collection. Exhibitors reach only the rows of their own company, the operator all rows. */
export function collectionOperations(
  collection: Collection,
  storage: Storage,
): readonly Operation[] {
  const owners = ownersOf(collection);
  registerListing(collection, storage);
  const read = rowReader(collection, storage);
  registerRecords(collection, storage, read);
  const rows = rowWriter(collection, storage);
  const requireRoom = roomForRows(collection, storage);
  const writes = transactionalWrites(collection, storage, { read, rows, requireRoom });
  const find = listFinder(collection, storage);
  const parts = { collection, storage, owners, find, read, rows, writes };
  return [
    ...readOperations(parts),
    ...writeOperations(parts),
    ...actOperations(parts),
    ...orderOperations(parts),
    ...deletionOperations(parts),
    ...importOperations({ collection, storage, owners, requireRoom }),
    ...exportOperations(parts),
  ];
}
