import { lookup } from '#platform/lookups/lookup.ts';

const escapes: Readonly<Record<string, string>> = lookup({
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
});

function copyValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  return String(value).replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

/** One row in the text format of COPY. */
export function copyLine(values: readonly unknown[]): string {
  return `${values.map(copyValue).join('\t')}\n`;
}
