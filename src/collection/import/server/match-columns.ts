import type { Collection } from '#collection/contract/define-collection.ts';

/** "Job Title", "job_title" and "JOB  TITLE" are one header. */
function folded(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-*:]+/g, ' ')
    .replace(/[\u064b-\u0652\u0640\ufeff]/g, '')
    .trim();
}

function namesOf(collection: Collection): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind === 'file') continue;
    const { label, headers = [] } = field;
    for (const header of [name, String(label.en), String(label.ar), ...headers]) {
      if (!names.has(folded(header))) names.set(folded(header), name);
    }
  }
  return names;
}

export type Columns = {
  /** Which field each column of the file fills; none for one that is not known. */
  readonly fields: readonly (string | undefined)[];
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
};

/** Finds the fields of a file's columns by their headers, in whatever order they stand. */
export function matchColumns(collection: Collection, header: readonly string[]): Columns {
  const names = namesOf(collection);
  const taken = new Set<string>();
  const fields = header.map((cell) => {
    const name = names.get(folded(cell));
    if (!name || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
  const unknown = header.filter((cell, column) => cell.trim() !== '' && !fields[column]);
  const missing = Object.entries(collection.fields)
    .filter(([name, field]) => field.required && !taken.has(name))
    .map(([name]) => name);
  return { fields, unknown, missing };
}
