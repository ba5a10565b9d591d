import * as z from 'zod/mini';
import {
  dateOrder,
  type ImportPreview,
  type RowError,
} from '#collection/import/contract/import-answers.ts';
import type { StoredRow } from '#platform/fields/declared-field.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

/** What the reading process is told. */
export const importTask = z.object({
  /** The module of the collection's definition, and the collection's name. */
  definedIn: z.string(),
  collection: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  language: z.enum(languages),
  corrections: z.optional(z.string()),
  /** What the columns are, by their headers as we compare them, and which sheet is meant. */
  columns: z.optional(z.record(z.string(), z.string())),
  sheet: z.optional(z.string()),
  dateOrder: z.optional(dateOrder),
  /** Whether rows that seem to be there already are left out. */
  withoutDoubles: z.optional(z.boolean()),
  /** What rows say where the file says nothing. */
  defaults: z.optional(z.record(z.string(), z.string())),
  /** Where what is read goes; without it, the task is a preview. */
  into: z.optional(
    z.object({
      companyId: z.int(),
      importId: z.int(),
      /** Columns that are not called like their field. */
      columns: z.record(z.string(), z.string()),
    }),
  ),
});

export type ImportTask = z.output<typeof importTask>;

/** What rows of a file say about which items they are, to be looked for in the list. */
export type AskedItems = {
  readonly references: readonly string[];
  readonly ownCodes: readonly string[];
  /** Of rows that say nothing about it, so that one that is there already can be pointed out. */
  readonly titles: readonly string[];
};

/** An item of the list, as the database holds what files can say of it. */
export type KnownItem = {
  readonly id: number;
  readonly reference: string;
  readonly ownCode: string;
  readonly fingerprint: string;
  readonly stored: StoredRow;
};

/** The answer to `items`. */
export type FoundItems = {
  readonly items: readonly KnownItem[];
  readonly titles: readonly string[];
};

/** How many rows add an item, change one, or repeat what is stored already. */
export type RowCounts = {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly bad: number;
};

/** What it tells. After `rows` it waits until it is asked for more, after `items` for what was found. */
export type ImportMessage =
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | { readonly kind: 'opened'; readonly total: number }
  | ({ readonly kind: 'items' } & AskedItems)
  | {
      readonly kind: 'rows';
      /** New rows, and changes of items, in the text form of COPY. */
      readonly copy: string;
      readonly changes: string;
      readonly counts: RowCounts;
      readonly errors: readonly RowError[];
    }
  | { readonly kind: 'end'; readonly failedRows: string | null }
  | { readonly kind: 'problem'; readonly textId: string; readonly values: TextValues };
