import type { Collection } from '#collection/contract/define-collection.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import { checkField } from '#platform/calls/parse-input.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';

/** What spreadsheets like to change on the way. */
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

/** What of it a field takes; nothing where it takes no words. */
function cellOf(name: string, field: DeclaredField, n: number): string | undefined {
  if (field.isNumber || !['line', 'lines'].includes(field.kind)) return undefined;
  const text = texts[n % texts.length] ?? '';
  const cell = field.kind === 'lines' && n % 2 === 0 ? lines : text;
  return n % 3 > 0 && checkField(name, field.schema, cell).sound ? cell : undefined;
}

/** Items like a good one of a collection, all different, with what is hard to keep in a file in their fields. */
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
      // Without a code every few: such an item is known by its reference alone.
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
