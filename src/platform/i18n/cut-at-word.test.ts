import { expect, test } from 'vitest';
import { cutAtWord } from './cut-at-word.ts';

test('what fits is shown whole', () => {
  expect(cutAtWord('Application Specialist', 22)).toBe('Application Specialist');
});

test('no word is cut in two, unless it is endless', () => {
  expect(cutAtWord('Application Specialist, Patient Monitoring', 30)).toBe(
    'Application Specialist...',
  );
  expect(cutAtWord('a donaudampfschifffahrt', 12)).toBe('a donaudampf...');
});

test('dots do not follow another stop', () => {
  expect(cutAtWord('تركب الأجهزة وتشرحها لمستخدميها. الكتابة', 34)).toBe(
    'تركب الأجهزة وتشرحها لمستخدميها...',
  );
});

test('no letter is torn', () => {
  expect(cutAtWord('😀'.repeat(5), 3)).toBe(`${'😀'.repeat(3)}...`);
});
