import { useSearchParams } from 'react-router';
import { letterPattern, type MedicineFilter } from '#features/products/medicines.contract.ts';
import { findMatching, searchPattern, slugPattern } from '#platform/calls/patterns.ts';

const patterns: Record<keyof MedicineFilter, RegExp> = {
  letter: letterPattern,
  search: searchPattern,
  brand: slugPattern,
  generic: slugPattern,
  form: slugPattern,
  company: /^[1-9]\d{0,14}$/,
};

const names = Object.keys(patterns) as (keyof MedicineFilter)[];

function givenIn(query: URLSearchParams, name: keyof MedicineFilter): string | null {
  const value = query.get(name);
  return name === 'letter' && value ? value.toLowerCase() : value;
}

/** The filters in the address; invalid values are ignored. */
export function readMedicineFilter(query: URLSearchParams): MedicineFilter {
  const given = names.flatMap((name) => {
    const found = findMatching(patterns[name], givenIn(query, name));
    return found === undefined ? [] : [[name, found] as const];
  });
  return Object.fromEntries(given);
}

export function medicineIndexPath(filter: MedicineFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return query ? `/rx?${query}` : '/rx';
}

export function useMedicineFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readMedicineFilter(query);
  function change(changes: MedicineFilter): void {
    const given = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    setQuery(Object.fromEntries(given), { replace: true, preventScrollReset: true });
  }
  return { filter, change };
}
