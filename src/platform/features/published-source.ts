import type pg from 'pg';
import type { Connection } from '#platform/database/connection.ts';

export type PublishedRow = {
  readonly id: number;
  readonly title: string;
  readonly title_ar: string | null;
  readonly company_name: string;
  readonly company_name_ar: string | null;
  /** The page on which visitors see it. */
  readonly path: string;
  readonly created_at: Date;
};

/** At most this many rows, older than the one with the id `before`. */
type Range = { readonly before: number | null; readonly atMost: number };

/** What the operator's log records about a row. */
export type PublishedFacts = {
  readonly title: string;
  readonly status: number;
  readonly company: string;
};

type Site = { readonly appUrl: string; readonly now: Date };

/** One kind of content that companies publish, as the operator moderates it. */
export type PublishedSource = {
  readonly kind: string;
  /** What visitors see, newest first. */
  list(connection: Connection, range: Range): Promise<readonly PublishedRow[]>;
  search(
    connection: Connection,
    asked: Range & { readonly question: string | null },
  ): Promise<readonly PublishedRow[]>;
  /** Locks the row until the transaction ends. */
  findForUpdate(client: pg.ClientBase, id: number): Promise<PublishedFacts | undefined>;
  hide(client: pg.ClientBase, id: number): Promise<void>;
  /** Notifies whoever has to know before the row is removed. */
  beforeRemove?(client: pg.ClientBase, id: number, site: Site): Promise<void>;
  remove(client: pg.ClientBase, id: number): Promise<void>;
};
