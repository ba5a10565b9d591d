import { type StoredValue, storedValue } from './stored-value.ts';

/** What visitors save before they sign in: a list has a name in the browser's storage. */
const MOST_KEPT = 100;

const lists = new Map<string, StoredValue<readonly number[]>>();

const idsIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];

function listNamed(name: string): StoredValue<readonly number[]> {
  const list = lists.get(name) ?? storedValue(name, idsIn);
  lists.set(name, list);
  return list;
}

/** The ids that are kept, the last first; nobody else is told. */
export function readKept(list: string): readonly number[] {
  return listNamed(list).current();
}

/** Whether it outlasts the page. */
export function setKept(list: string, id: number, isKept: boolean): boolean {
  const others = readKept(list).filter((each) => each !== id);
  const ids = isKept ? [id, ...others].slice(0, MOST_KEPT) : others;
  if (ids.length > 0) return listNamed(list).keep(ids);
  listNamed(list).forget();
  return true;
}

export function useKept(list: string, id: number): boolean {
  return listNamed(list).useCurrent().includes(id);
}
