import type { Collection } from '#collection/contract/define-collection.ts';
import { fileColumns } from '#collection/import/contract/imported-fields.ts';

/** Normalizes a header: "Job Title", "job_title" and "JOB  TITLE" are the same, and so are الإسم and الاسم. */
export function foldedHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*:]+/g, ' ')
    .replace(/[\u064b-\u0652\u0640\ufeff\u200e\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .trim();
}

function namesOf(collection: Collection): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, { label, headers = [] }] of Object.entries(fileColumns(collection))) {
    for (const header of [name, String(label.en), String(label.ar), ...headers]) {
      if (!names.has(foldedHeader(header))) names.set(foldedHeader(header), name);
    }
  }
  return names;
}

export type Columns = {
  /** The field of each column; undefined for unknown ones. */
  readonly fields: readonly (string | undefined)[];
  readonly unknown: readonly string[];
  /** Required fields without a column. */
  readonly missing: readonly string[];
  /** Whether a column identifies existing items, in which case rows need not contain all required fields. */
  readonly tellsItems: boolean;
};

/** The columns that a person chose: for each header a field, or an empty string for none. */
export type ChosenColumns = Readonly<Record<string, string>>;

/** Finds the fields of a file's columns by their headers, in any order. A person's choice takes precedence. */
export function matchColumns(
  collection: Collection,
  header: readonly string[],
  chosen: ChosenColumns = {},
): Columns {
  const names = namesOf(collection);
  const known = fileColumns(collection);
  const taken = new Set<string>();
  const take = (name: string | undefined) => {
    if (!name || taken.has(name) || !Object.hasOwn(known, name)) return undefined;
    taken.add(name);
    return name;
  };
  const said = header.map((cell) => take(chosen[foldedHeader(cell)]));
  const fields = header.map((cell, column) => {
    if (said[column] || Object.hasOwn(chosen, foldedHeader(cell))) return said[column];
    return take(names.get(foldedHeader(cell)));
  });
  const unknown = header.filter((cell, column) => cell.trim() !== '' && !fields[column]);
  const missing = Object.entries(collection.fields)
    .filter(([name, field]) => field.required && !taken.has(name))
    .map(([name]) => name);
  const { reference, ownCode } = collection.importing ?? {};
  const tellsItems = [reference?.column, ownCode].some((name) => name && taken.has(name));
  return { fields, unknown, missing, tellsItems };
}
