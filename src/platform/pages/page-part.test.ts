import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePart } from './page-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function failingOnce() {
  let tries = 0;
  const part = pagePart(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  });
  return { part, tries: () => tries };
}

test('code is fetched once, however many need it', async () => {
  let tries = 0;
  const part = pagePart(async () => {
    tries += 1;
    return 'here';
  });
  expect(part.findLoaded()).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['here', 'here']);
  expect(part.findLoaded()).toBe('here');
  expect(tries).toBe(1);
});

test('a failure is told to those who ask again because of it', async () => {
  const { part, tries } = failingOnce();
  const first = part.load();
  await expect(first).rejects.toThrow();
  expect(part.load()).toBe(first);
  expect(tries()).toBe(1);
});

test('later it is tried again', async () => {
  const { part, tries } = failingOnce();
  await expect(part.load()).rejects.toThrow();
  vi.advanceTimersByTime(1001);
  expect(await part.load()).toBe('here');
  expect(tries()).toBe(2);
});
