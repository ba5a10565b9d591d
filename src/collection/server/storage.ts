import type pg from 'pg';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import type { ExhibitorCaller } from '#platform/auth/caller.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { Sql, Table } from '#platform/database/sql.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** How a collection is stored. All names in here come from the source, never from a request. */
export type Storage = {
  readonly table: Table;
  /** The module that defines the collection, for the child process that reads imports. */
  readonly definedIn: URL;
  /** Columns whose names differ from their fields. */
  readonly columns?: Readonly<Record<string, string>>;
  /** Expressions for facts that are not columns of the same name. */
  readonly facts?: Readonly<Record<string, Sql>>;
  /** Values that a file may omit because they are known from the company, such as the currency of its prices. */
  importDefaults?(caller: ExhibitorCaller): Readonly<Record<string, string>>;
  /** How many items a company may have. */
  readMostRows?(connection: Connection): Promise<number>;
  /** Records a write within its transaction, for an audit log. */
  record?(client: pg.ClientBase, change: RowChange, context: OwnerContext): Promise<void>;
  /** Set if active items count as listings of their company. */
  readonly listing?: { readonly expires: boolean };
  /** Runs writes after which more items may be visible, and throws to refuse them. */
  readonly quota?: Quota;
  /**
   * Notifies the people whom a deletion concerns. Called in the deleting transaction while the rows still exist;
   * returns how many people there are. With a hold, the mails are sent once the deletion can no longer be undone.
   */
  notifyBeforeDelete?(
    client: pg.ClientBase,
    ids: readonly number[],
    context: DeletionContext & { readonly hold?: string },
  ): Promise<number>;
  /** How many people that would notify. */
  countConcerned?(
    connection: Connection,
    ids: readonly number[],
    context: DeletionContext,
  ): Promise<number>;
  /** How many people each item has, for lists that link to them; items without any may be missing. */
  countPeople?(
    connection: Connection,
    ids: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, PeopleCount>>;
  /** Messages for violated database constraints, by the constraint's name. */
  readonly constraints?: Readonly<Record<string, Text>>;
  /** Converts input into what the columns store, such as a file into its name. */
  prepare?(values: Values, context: OwnerContext): Promise<Values>;
};

export type PeopleCount = { readonly people: number; readonly new_people: number };

type DeletionContext = Pick<OperationContext, 'appUrl' | 'now'>;

/** A limit per owner: runs a write within its transaction and throws if it exceeds the limit. */
export type Quota = <Result>(
  client: pg.ClientBase,
  context: OwnerContext,
  write: () => Promise<Result>,
) => Promise<Result>;

/** The rows before and after a write. */
export type RowChange = {
  readonly action: 'create' | 'update' | 'delete' | 'undelete' | 'status';
  readonly before: readonly CollectionRow[];
  readonly after: readonly CollectionRow[];
};

export type OwnerContext = OperationContext & { readonly caller: ExhibitorCaller };
