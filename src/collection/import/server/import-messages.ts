import * as z from 'zod/mini';
import {
  dateOrder,
  type ImportPreview,
  type RowError,
} from '#collection/import/contract/import-answers.ts';
import type { StoredRow } from '#platform/fields/declared-field.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

/** The task of the child process. */
export const importTask = z.object({
  /** The module that defines the collection, and the collection's name. */
  definedIn: z.string(),
  collection: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  language: z.enum(languages),
  corrections: z.optional(z.string()),
  /** The fields of columns by folded header, and the requested sheet. */
  columns: z.optional(z.record(z.string(), z.string())),
  sheet: z.optional(z.string()),
  dateOrder: z.optional(dateOrder),
  /** Whether rows that seem to exist already are left out. */
  withoutDuplicates: z.optional(z.boolean()),
  /** Values for cells that the file leaves empty. */
  defaults: z.optional(z.record(z.string(), z.string())),
  /** Where the rows will be stored; without it, the task is a preview. */
  into: z.optional(
    z.object({
      companyId: z.int(),
      importId: z.int(),
      /** Database columns whose names differ from their fields. */
      columns: z.record(z.string(), z.string()),
    }),
  ),
});

export type ImportTask = z.output<typeof importTask>;

/** Identifiers in rows of a file, to be looked up in the list. */
export type AskedItems = {
  readonly references: readonly string[];
  readonly ownCodes: readonly string[];
  /** Titles of rows without identifier, to point out rows that seem to exist already. */
  readonly titles: readonly string[];
};

/** An item of the list, with the stored values of all fields that files can change. */
export type KnownItem = {
  readonly id: number;
  readonly reference: string;
  readonly ownCode: string;
  readonly fingerprint: string;
  readonly stored: StoredRow;
};

/** The reply to a message of the kind `items`. */
export type FoundItems = {
  readonly items: readonly KnownItem[];
  readonly titles: readonly string[];
};

/** How many rows add an item, change one, repeat what is stored, or have errors. */
export type RowCounts = {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly bad: number;
};

/** Messages of the child process. After `rows` it waits to be asked for more, after `items` for what was found. */
export type ImportMessage =
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | { readonly kind: 'opened'; readonly total: number }
  | ({ readonly kind: 'items' } & AskedItems)
  | {
      readonly kind: 'rows';
      /** New rows, and changes of items, in the text format of COPY. */
      readonly copy: string;
      readonly changes: string;
      readonly counts: RowCounts;
      readonly errors: readonly RowError[];
    }
  | { readonly kind: 'end'; readonly failedRows: string | null }
  | { readonly kind: 'problem'; readonly textId: string; readonly values: TextValues };
