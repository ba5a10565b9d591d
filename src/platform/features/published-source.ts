import type pg from 'pg';
import type { Connection } from '#platform/database/connection.ts';

export type PublishedRow = {
  readonly id: number;
  readonly title: string;
  readonly title_ar: string | null;
  readonly company_name: string;
  readonly company_name_ar: string | null;
  /** The page where visitors see it. */
  readonly path: string;
  readonly created_at: Date;
};

/** Older than the one of that id, so many of them. */
type Range = { readonly before: number | null; readonly atMost: number };

/** What goes on record of it. */
export type PublishedFacts = {
  readonly title: string;
  readonly status: number;
  readonly company: string;
};

type Site = { readonly appUrl: string; readonly now: Date };

/** One kind of what companies show to visitors, as the operator sees to it. */
export type PublishedSource = {
  readonly kind: string;
  /** What visitors see, the newest first. */
  list(connection: Connection, range: Range): Promise<readonly PublishedRow[]>;
  search(
    connection: Connection,
    asked: Range & { readonly question: string | null },
  ): Promise<readonly PublishedRow[]>;
  /** Held until the transaction ends. */
  findForUpdate(client: pg.ClientBase, id: number): Promise<PublishedFacts | undefined>;
  hide(client: pg.ClientBase, id: number): Promise<void>;
  /** Tells whoever has to hear of it before it goes. */
  beforeRemove?(client: pg.ClientBase, id: number, site: Site): Promise<void>;
  remove(client: pg.ClientBase, id: number): Promise<void>;
};
