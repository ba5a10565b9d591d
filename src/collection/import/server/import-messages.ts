import * as z from 'zod/mini';
import {
  dateOrder,
  type ImportPreview,
  type RowError,
} from '#collection/import/contract/import-answers.ts';
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
  /** What rows say where the file says nothing. */
  defaults: z.optional(z.record(z.string(), z.string())),
  /** What stands before each row's fields when it is stored; without it, the task is a preview. */
  prefix: z.optional(z.array(z.union([z.string(), z.number()]))),
});

export type ImportTask = z.output<typeof importTask>;

/** What it tells. After `rows` it waits until it is asked for more. */
export type ImportMessage =
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | { readonly kind: 'opened'; readonly total: number }
  | {
      readonly kind: 'rows';
      /** Good rows in the text form of COPY. */
      readonly copy: string;
      readonly good: number;
      readonly bad: number;
      readonly errors: readonly RowError[];
    }
  | { readonly kind: 'end'; readonly failedRows: string | null }
  | { readonly kind: 'problem'; readonly textId: string; readonly values: TextValues };
