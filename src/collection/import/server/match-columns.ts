import type { Collection } from '#collection/contract/define-collection.ts';
import { fileColumns } from '#collection/import/contract/imported-fields.ts';

/** "Job Title", "job_title" and "JOB  TITLE" are one header, and so are الإسم and الاسم. */
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
  /** Which field each column of the file fills; none for one that is not known. */
  readonly fields: readonly (string | undefined)[];
  readonly unknown: readonly string[];
  /** Required fields that no column fills. */
  readonly missing: readonly string[];
  /** Whether a column tells which item of the list a row is about: such a row need not say everything. */
  readonly tellsItems: boolean;
};

/** What somebody said a column is, by its header: a field, or none. */
export type ChosenColumns = Readonly<Record<string, string>>;

/**
 * Finds the fields of a file's columns by their headers, in whatever order they stand. What somebody
 * said of a header comes before what we think.
 */
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
