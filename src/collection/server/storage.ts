import type pg from 'pg';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { ExhibitorCaller } from '#platform/auth/caller.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Sql, Table } from '#platform/database/sql.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** Where a collection is kept. Every name in here comes from the source, never from a request. */
export type Storage = {
  readonly table: Table;
  /** The file the collection is defined in, for the process that reads imports. */
  readonly definedIn: URL;
  /** Columns that are not called like their field. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Facts of the rows that are not columns of the same name. */
  readonly facts?: Readonly<Record<string, Sql>>;
  /** What a file need not say because the company says it, such as the currency of its prices. */
  importDefaults?(caller: ExhibitorCaller): Readonly<Record<string, string>>;
  /** How many of its items a company may have. */
  readMostRows?(connection: Connection): Promise<number>;
  /** Called with every write, in the write's own transaction, where somebody has to answer for it. */
  record?(client: pg.ClientBase, change: RowChange, context: OwnerContext): Promise<void>;
  /** Said where its items count as listings of their company while they are shown. */
  readonly listing?: { readonly expires: boolean };
  /** Surrounds writes after which more items may be shown than before; refuses them by throwing. */
  readonly quota?: Quota;
  /**
   * Tells people whom a deletion concerns, as long as the rows are there and in the transaction that
   * deletes them; answers how many. With a hold they hear it once it can no longer be taken back.
   */
  beforeDelete?(
    client: pg.ClientBase,
    ids: readonly number[],
    context: DeletionContext & { readonly hold?: string },
  ): Promise<number>;
  /** How many people that would be. */
  countConcerned?(
    connection: Connection,
    ids: readonly number[],
    context: DeletionContext,
  ): Promise<number>;
  /** How many people each item has, for a list that leads to them; items without any may be missing. */
  countPeople?(
    connection: Connection,
    ids: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, PeopleCount>>;
  /** What to say when a rule of the database, by its name, stands against a write. */
  readonly constraints?: Readonly<Record<string, Text>>;
  /** Turns what a form gives into what the columns hold, such as a file into its name. */
  prepare?(values: Values, context: OwnerContext): Promise<Values>;
};

export type PeopleCount = { readonly people: number; readonly new_people: number };

type DeletionContext = Pick<OperationContext, 'appUrl' | 'now'>;

/** How much an owner may have: runs a write within its transaction, and stands against too much. */
export type Quota = <Result>(
  client: pg.ClientBase,
  context: OwnerContext,
  write: () => Promise<Result>,
) => Promise<Result>;

/** What a write changed: the rows as they were and as they are. */
export type RowChange = {
  readonly action: 'create' | 'update' | 'delete' | 'undelete' | 'status';
  readonly before: readonly CollectionRow[];
  readonly after: readonly CollectionRow[];
};

export type OwnerContext = OperationContext & { readonly caller: ExhibitorCaller };
