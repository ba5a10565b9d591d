import * as z from 'zod/mini';
import { withWords } from '#platform/calls/field-words.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** How a field is edited and displayed. */
export type FieldKind =
  | 'line'
  | 'lines'
  | 'date'
  | 'time'
  | 'link'
  | 'email'
  | 'phone'
  | 'status'
  | 'number'
  | 'choice'
  | 'file';

/** Input or output by field name. */
export type Values = Readonly<Record<string, unknown>>;

/** The value of a field in the database. */
export type StoredValue = string | number | null;

/** A stored item by field name. */
export type StoredRow = Readonly<Record<string, StoredValue>>;

type ColumnType = 'text' | 'int' | 'bigint' | 'date';

/** The column type of a field. */
export type StoredAs = ColumnType | `${ColumnType} or null`;

export type FieldChoice = { readonly value: string; readonly label: Text };

/** A field, declared once for its form, its calls, its column in files and its storage. */
export type DeclaredField = {
  readonly kind: FieldKind;
  readonly label: Text;
  readonly help?: Text;
  readonly required: boolean;
  readonly stored: StoredAs;
  /** Turns what a form or file contains into what is stored; its error messages are ids of texts. */
  readonly schema: z.ZodMiniType<unknown, unknown>;
  /** The schema of the field in an answer. */
  readonly answer: z.ZodMiniType<StoredValue>;
  /** Turns the stored value into the one in an answer; by default it is unchanged. */
  toAnswer?(stored: StoredValue): StoredValue;
  readonly maxLength?: number;
  readonly choices?: readonly FieldChoice[];
  /** Suggestions in the form: the currencies people use, or countries to put the value together from. */
  readonly offered?: 'currencies' | 'countries';
  /** The `accept` attribute of the file input. */
  readonly accept?: string;
  /** The folder in which the file is stored. */
  readonly folder?: UploadFolder;
  /** Displayed in a collapsed part below the other fields of the form. */
  readonly extra?: boolean;
  /** Set if the text is a number whose marks separate thousands or decimals. */
  readonly isNumber?: boolean;
  /** Other headers that the field's column may have in files, besides its name and label. */
  readonly headers?: readonly string[];
};

export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

/** What every function that makes a field accepts. */
export type FieldFacts = Pick<DeclaredField, 'label' | 'help' | 'extra' | 'headers'>;

/** The schema of a field for a call or a cell; messages use the field's label. */
export function inputOf({ label, schema }: DeclaredField): DeclaredField['schema'] {
  return withWords({ label }, schema);
}

/** The schema of a field that keeps its stored value when a call omits it. */
export function keepWhenOmitted(schema: z.ZodMiniType): z.ZodMiniType {
  return z.optional(z.nonoptional(schema));
}
