import { describe, expect, test } from 'vitest';
import { alongOf, axisTicks, heightOf, shownLabels } from './chart-scale.ts';

describe('axis', () => {
  test('steps are round and reach the largest value', () => {
    expect(axisTicks(93)).toEqual([0, 25, 50, 75, 100]);
    expect(axisTicks(1200)).toEqual([0, 500, 1000, 1500]);
    expect(axisTicks(4)).toEqual([0, 1, 2, 3, 4]);
  });

  test('one or two of something stay low', () => {
    expect(axisTicks(1)).toEqual([0, 1, 2, 3, 4]);
    expect(axisTicks(2)).toEqual([0, 1, 2, 3, 4]);
  });

  test('counts never get half steps', () => {
    expect(axisTicks(5)).toEqual([0, 2, 4, 6]);
    expect(axisTicks(10)).toEqual([0, 5, 10]);
  });

  test('nothing still has an axis', () => {
    expect(axisTicks(0)).toEqual([0, 1]);
    expect(axisTicks(Number.NaN)).toEqual([0, 1]);
  });

  test('every largest value fits below the top', () => {
    for (let largest = 1; largest < 5000; largest += 7) {
      expect(axisTicks(largest).at(-1)).toBeGreaterThanOrEqual(largest);
    }
  });
});

test('heights are shares of the top and stay inside the plot', () => {
  expect(heightOf(50, [0, 100])).toBe(50);
  expect(heightOf(-3, [0, 100])).toBe(0);
  expect(heightOf(300, [0, 100])).toBe(100);
});

test('points are spread from edge to edge, a single one stands in the middle', () => {
  expect([0, 1, 2].map((index) => alongOf(index, 3))).toEqual([0, 50, 100]);
  expect(alongOf(0, 1)).toBe(50);
});

test('labels are thinned but the last one stays', () => {
  expect([...shownLabels(12, 6)].sort((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(shownLabels(3, 6).size).toBe(3);
});
