import { expect, test } from 'vitest';
import { formatAge } from './format-age.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const ageAt = (iso: string, language: 'en' | 'ar' = 'en') => formatAge(iso, language, now);

test('an age is told in the largest unit that fits', () => {
  expect(ageAt('2026-11-19T12:00:30Z')).toBe('this minute');
  expect(ageAt('2026-11-19T11:15:00Z')).toBe('45 minutes ago');
  expect(ageAt('2026-11-19T09:00:00Z')).toBe('3 hours ago');
  expect(ageAt('2026-10-25T12:00:00Z')).toBe('25 days ago');
});

test('nobody counts days beyond a month, or months beyond a year', () => {
  expect(ageAt('2026-10-06T12:00:00Z')).toBe('last month');
  expect(ageAt('2026-03-14T12:00:00Z')).toBe('8 months ago');
  expect(ageAt('2025-09-26T12:00:00Z')).toBe('last year');
  expect(ageAt('2023-11-01T12:00:00Z', 'ar')).toBe('قبل 3 سنوات');
});
