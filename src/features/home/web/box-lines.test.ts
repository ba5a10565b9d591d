import { expect, test } from 'vitest';
import { padWithLabels, repeatToFill } from './box-lines.ts';

const line = (name: string) => ({ key: name, label: name, to: `/${name}` });

test('no lines stay no lines', () => {
  expect(repeatToFill([])).toEqual([]);
});

test('few lines are repeated to six, the copies marked', () => {
  const filled = repeatToFill(['a', 'b', 'c', 'd'].map(line));
  expect(filled.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'a', 'b']);
  expect(filled.map(({ copy = false }) => copy)).toEqual([false, false, false, false, true, true]);
  expect(new Set(filled.map(({ key }) => key)).size).toBe(6);
});

test('of many lines six are shown', () => {
  const filled = repeatToFill(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(line));
  expect(filled.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('four exhibitors at most, padded to six with labels that lead to the application of an exhibitor', () => {
  const padded = padWithLabels(['a', 'b', 'c', 'd', 'e'].map(line), ['one', 'two']);
  expect(padded.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd', 'one', 'two']);
  expect(padded.slice(4).map(({ to }) => to)).toEqual(
    Array(2).fill('/login?next=%2Fuser%2Fdashboard%2Fsettings%23exhibitor'),
  );
  expect(padWithLabels([line('a')], ['one', 'two'])).toHaveLength(6);
});
