import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePart } from './page-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A part whose code fails to load a number of times. */
function failing(times: number, sameFailureMs?: number) {
  let tries = 0;
  const fetchCode = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  };
  return { part: pagePart(fetchCode, { sameFailureMs }), tries: () => tries };
}

test('code is fetched once, however many need it', async () => {
  const { part, tries } = failing(0);
  expect(part.findLoaded()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['here', 'here']);
  expect(part.findLoaded()).toBe('here');
  expect(tries()).toBe(1);
});

test('what failed is tried again by the next one who needs it', async () => {
  const { part } = failing(1);
  await expect(part.load()).rejects.toThrow();
  expect(await part.load()).toBe('here');
});

test('a page is told the same failure for a while, and then tried again', async () => {
  const { part, tries } = failing(1, 1000);
  const first = part.load();
  await expect(first).rejects.toThrow();
  expect(part.load()).toBe(first);
  expect(tries()).toBe(1);
  vi.advanceTimersByTime(1001);
  expect(await part.load()).toBe('here');
});
