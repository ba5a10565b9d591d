import { type StoredValue, storedValue } from './stored-value.ts';

/** How many records a visitor can save before signing in, per list. A list is a name in the browser's storage. */
const MOST_KEPT = 100;

const lists = new Map<string, StoredValue<readonly number[]>>();

const idsIn = (kept: unknown): readonly number[] =>
  Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)) : [];

function listNamed(name: string): StoredValue<readonly number[]> {
  const list = lists.get(name) ?? storedValue(name, idsIn);
  lists.set(name, list);
  return list;
}

/** The saved ids, latest first; they do not leave the browser. */
export function readKept(list: string): readonly number[] {
  return listNamed(list).current();
}

/** Saves or removes an id; returns whether that outlasts the page. */
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
