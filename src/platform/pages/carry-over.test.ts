import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { carryOver } from './carry-over.ts';
import { readKept, setKept } from './kept-records.ts';

/** A replacement for the browser's storage. */
function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const failure = (status: number) => new CallFailure(status, 'x', 'No');

test('what was kept goes to the account in the order it was kept, and leaves the browser', async () => {
  for (const id of [3, 1, 2]) setKept('saved_jobs', id, true);
  setKept('saved_events', 9, true);
  const saved: number[] = [];
  expect(await carryOver('saved_jobs', async (id) => saved.push(id))).toBe(3);
  expect(saved).toEqual([3, 1, 2]);
  expect(readKept('saved_jobs')).toEqual([]);
  expect(readKept('saved_events')).toEqual([9]);
});

test('what is gone is let go, what fails for now is kept for the next time', async () => {
  for (const id of [1, 2, 3]) setKept('saved_jobs', id, true);
  const save = async (id: number) => {
    if (id === 1) throw failure(404);
    if (id === 3) throw failure(503);
  };
  expect(await carryOver('saved_jobs', save)).toBe(1);
  expect(readKept('saved_jobs')).toEqual([3]);
});

test.each(['{', '{"a":1}', '["1", null, 2.5]', 'null'])(
  '%s in the storage is nothing kept',
  (text) => {
    localStorage.setItem('saved_jobs', text);
    expect(readKept('saved_jobs')).toEqual([]);
  },
);

test('a browser that stores nothing says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(setKept('saved_jobs', 1, true)).toBe(false);
});
