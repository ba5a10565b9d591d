import * as z from 'zod/mini';
import { withWords } from '#platform/calls/field-words.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** How a field is edited and shown. */
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

/** What was given or read, by the names of the fields. */
export type Values = Readonly<Record<string, unknown>>;

/** What the database holds of a field. */
export type StoredValue = string | number | null;

/** A stored item, by the names of its fields. */
export type StoredRow = Readonly<Record<string, StoredValue>>;

type ColumnType = 'text' | 'int' | 'bigint' | 'date';

/** What the column of a field is. */
export type StoredAs = ColumnType | `${ColumnType} or null`;

export type FieldChoice = { readonly value: string; readonly label: Text };

/** One fact, declared once for its form, its calls, its column in files and its storage. */
export type DeclaredField = {
  readonly kind: FieldKind;
  readonly label: Text;
  readonly help?: Text;
  readonly required: boolean;
  readonly stored: StoredAs;
  /** From what a form or a file says to what is stored; its messages are ids of texts. */
  readonly schema: z.ZodMiniType<unknown, unknown>;
  /** The field in an answer. */
  readonly answer: z.ZodMiniType<StoredValue>;
  /** From what is stored to what an answer says; as it is when left out. */
  toAnswer?(stored: StoredValue): StoredValue;
  readonly maxLength?: number;
  readonly choices?: readonly FieldChoice[];
  /** What a form offers for it beside anything else, such as the currencies people use, or what it is put together from. */
  readonly offered?: 'currencies' | 'countries';
  /** As the `accept` attribute of a file. */
  readonly accept?: string;
  /** Where the file is kept, for whoever looks at it. */
  readonly folder?: UploadFolder;
  /** Stands below the stated fields of the form, folded away. */
  readonly extra?: boolean;
  /** Typed as a line, but a number: marks in it separate thousands or decimals. */
  readonly isNumber?: boolean;
  /** What else the column of a file may be called, besides the field's name and label. */
  readonly headers?: readonly string[];
};

export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

/** What every maker of fields takes. */
export type FieldFacts = Pick<DeclaredField, 'label' | 'help' | 'extra' | 'headers'>;

/** What a call or a cell gives for a field; messages call it by the field's label. */
export function inputOf({ label, schema }: DeclaredField): DeclaredField['schema'] {
  return withWords({ label }, schema);
}

/** A field that keeps what is stored when a call does not speak of it. */
export function keptWhenLeftOut(schema: z.ZodMiniType): z.ZodMiniType {
  return z.optional(z.nonoptional(schema));
}
