import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test('finds whole addresses and leaves the signs behind them', () => {
  expect(splitLinks('See https://maker.example/a?b=1, please.')).toEqual([
    { text: 'See' },
    { text: ' ' },
    { text: 'https://maker.example/a?b=1', href: 'https://maker.example/a?b=1' },
    { text: ',' },
    { text: ' ' },
    { text: 'please.' },
  ]);
  expect(linksIn('انظر http://maker.example/ar؟')).toEqual(['http://maker.example/ar']);
});

test.each([
  'maker.example',
  'javascript:alert(1)',
  'https://',
  'https://bank.example@attacker.example/',
  'data:text/html,<script>',
])('%s stays text', (text) => {
  expect(linksIn(text)).toEqual([]);
});

test('says every sign again, in order', () => {
  const text = '  a\n\nhttps://maker.example/).\tb ';
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
