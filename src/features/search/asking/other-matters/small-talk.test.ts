import { expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const asked = (question: string) => understand(question, { today: '2026-11-16' });

test.each([
  'do you love me',
  'what time is it',
  'hello world',
  'test test test',
  'good night',
  'i am bored',
  'كم الساعة',
  'تصبحون على خير',
  "admin' or '1'='1",
  'sleep(10)',
  "waitfor delay '0:0:10'",
  'onerror=alert(1)',
  '../../etc/passwd',
  '%00%00%00',
  '&lt;b&gt;bold',
  'rm -rf /',
  '15 + 27',
  '3*4 = ?',
])('nothing is asked for by talk or by code: %s', (question) => {
  const { words, kinds, leaning } = asked(question);
  expect({ words, kinds, leaning }).toEqual({ words: [], kinds: [], leaning: [] });
});

test.each([
  ['hydrocortisone 1% cream', 'hydrocortisone'],
  ['monitor (bedside)', 'monitor'],
  ['good night light for wards', 'light'],
  ['pregnancy test', 'pregnancy'],
  ['what is the dose of ibuprofen', 'ibuprofen'],
  ["women's health", 'women'],
  ['blood & urine tests', 'blood'],
  ['3-way stopcock', 'stopcock'],
  ['test', 'test'],
  ['amoxicillin 500/125', '500'],
])('what is asked for stays: %s', (question, word) => {
  expect(asked(question).words.map(({ readings: [typed] }) => typed?.text)).toContain(word);
});
