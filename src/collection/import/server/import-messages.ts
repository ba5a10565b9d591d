import type { ImportPreview, RowError } from '#collection/import/contract/import-answers.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

/** What the reading thread is told. */
export type ImportTask = {
  /** The module of the collection's definition, and the collection's name. */
  readonly definedIn: string;
  readonly collection: string;
  readonly content: Uint8Array;
  readonly language: Language;
  readonly corrections?: string;
  /** What rows say where the file says nothing. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What stands before each row's fields when it is stored; without it, the task is a preview. */
  readonly prefix?: readonly (string | number)[];
};

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
