import type { Collection } from '#collection/contract/define-collection.ts';
import type { Owners } from './owners.ts';
import type { ListFinder } from './read-list.ts';
import type { ReadRows } from './read-rows.ts';
import type { Storage } from './storage.ts';
import type { TransactionalWrites } from './transactional-writes.ts';
import type { WriteRows } from './write-rows.ts';

/** What the operations of a collection share. Its statements are declared once, along with these. */
export type Parts = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly owners: Owners;
  readonly find: ListFinder;
  readonly read: ReadRows;
  readonly rows: WriteRows;
  readonly writes: TransactionalWrites;
};
