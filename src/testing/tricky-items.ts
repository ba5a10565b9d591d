import type { Collection } from '#collection/contract/define-collection.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import { checkField } from '#platform/calls/parse-input.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';

/** Values that spreadsheets tend to change. */
const texts = [
  '=1+1',
  "'=1+1",
  '-1 Floor',
  '+965 2200 1122',
  '@home',
  'Says "so", and; more',
  '_x0041_ and &amp; <b>',
  '007',
  '1e5',
  '3/4',
  'TRUE',
  'أسرّة، 5 ملغ',
  'µ – “quoted” 😀',
  'NULL',
];

const lines = 'First line\n\nthird, with "quotes"';

/** The value for a field; undefined if the field does not accept it. */
function cellOf(name: string, field: DeclaredField, n: number): string | undefined {
  if (field.isNumber || !['line', 'lines'].includes(field.kind)) return undefined;
  const text = texts[n % texts.length] ?? '';
  const cell = field.kind === 'lines' && n % 2 === 0 ? lines : text;
  return n % 3 > 0 && checkField(name, field.schema, cell).sound ? cell : undefined;
}

/** Different items, based on a valid one, with values that are hard to preserve in a file. */
export function trickyItems(
  collection: Collection,
  good: Readonly<Record<string, string>>,
  count: number,
): Record<string, string>[] {
  return Array.from({ length: count }, (_, n) => {
    const cells = Object.entries(importedDeclarations(collection)).map(([name, field], at) => {
      const cell = field.required ? undefined : cellOf(name, field, n + at);
      return [name, cell ?? good[name] ?? ''];
    });
    const { ownCode } = collection.importing ?? {};
    return {
      ...good,
      ...Object.fromEntries(cells),
      // Every fourth item has no code, so that only its reference identifies it.
      ...(ownCode ? { [ownCode]: n % 4 === 0 ? '' : `00${n}` } : {}),
      ...(collection.fields.price
        ? {
            price: `${n % 50}.${(n * 37) % 1000}`,
            [collection.fields.price_currency ? 'price_currency' : 'currency']: 'KWD',
          }
        : {}),
      [collection.title]: `${texts[n % texts.length]} ${n}`,
      status: n % 5 === 0 ? 'no' : 'yes',
    };
  });
}
