import { expect, test } from 'vitest';
import { firstLineOf } from './first-line.ts';

test('a company that says nothing has no line', () => {
  expect(firstLineOf(null)).toBeNull();
  expect(firstLineOf(' \n ')).toBeNull();
});

test('the line is the first sentence, in one piece', () => {
  expect(firstLineOf('  We sell\n beds.  And lamps.')).toBe('We sell beds.');
  expect(firstLineOf('من نحن؟ نبيع الأسرّة.')).toBe('من نحن؟');
  expect(firstLineOf('Since\t1990!\nBeds')).toBe('Since 1990!');
});

test('a stop within a word ends nothing, and neither does what has none', () => {
  expect(firstLineOf('Visit beds.example for 2.5 metres')).toBe(
    'Visit beds.example for 2.5 metres',
  );
});

test('a sentence that is too long ends behind a word', () => {
  expect(firstLineOf(`${'bed '.repeat(50)}.`)).toBe(`${'bed '.repeat(35).trim()}...`);
});
