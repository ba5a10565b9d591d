import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { letter, type MedicineFilter } from '#features/products/medicines.contract.ts';
import { searchText, slug } from '#platform/calls/fields.ts';

const digits = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

const schemas = {
  letter,
  search: searchText.check(z.minLength(1)),
  brand: slug,
  generic: slug,
  form: slug,
  company: digits,
} as const satisfies Record<keyof MedicineFilter, z.ZodMiniType<string>>;

const names = Object.keys(schemas) as (keyof MedicineFilter)[];

/** What the address asks for; a value that cannot be is as good as none. */
export function readMedicineFilter(query: URLSearchParams): MedicineFilter {
  const given = names.flatMap((name) => {
    const parsed = z.safeParse(schemas[name], query.get(name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(given);
}

/** The address of the index with these filters. */
export function medicineIndexPath(filter: MedicineFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `/rx?${query}` : '/rx';
}

/** The filters in the address bar, and how to change them. */
export function useMedicineFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readMedicineFilter(query);
  function change(changes: MedicineFilter): void {
    const given = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    setQuery(Object.fromEntries(given), { replace: true, preventScrollReset: true });
  }
  return { filter, change };
}
