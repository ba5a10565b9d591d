import { useSearchParams } from 'react-router';

type Filters<Name extends string> = Readonly<Record<Name, string>>;

/** Keeps a list's filters in the address, so that they survive a reload and the back button. */
export function useFilters<const Name extends string>(
  names: readonly Name[],
): [Filters<Name>, (change: Partial<Filters<Name>>) => void] {
  const [query, setQuery] = useSearchParams();
  const entries = names.map((name) => [name, query.get(name) ?? '']);
  const filters = Object.fromEntries(entries) as Filters<Name>;

  function change(changes: Partial<Filters<Name>>) {
    const wanted = Object.entries<string | undefined>({ ...filters, ...changes });
    const given = wanted.filter(([, value]) => value) as [string, string][];
    setQuery(new URLSearchParams(given), { replace: true, preventScrollReset: true });
  }

  return [filters, change];
}

/** Removes the filters that are not set, because calls accept no empty ones. */
export function givenOf<Name extends string>(filters: Filters<Name>): Partial<Filters<Name>> {
  const given = Object.entries<string>(filters).filter(([, value]) => value !== '');
  return Object.fromEntries(given) as Partial<Filters<Name>>;
}
