import { expect, test } from 'vitest';
import { findWebAddress } from './web-address.ts';

test.each([
  ['https://maker.example/a', 'https://maker.example/a'],
  ['http://maker.example', 'http://maker.example/'],
  ['maker.example', 'https://maker.example/'],
  ['www.maker.example/range?x=1', 'https://www.maker.example/range?x=1'],
  ['maker.example:8443/range', 'https://maker.example:8443/range'],
  ['  maker.example ', 'https://maker.example/'],
])('%s leads to %s', (typed, address) => {
  expect(findWebAddress(typed)).toBe(address);
});

test.each([
  '',
  ' ',
  null,
  undefined,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'mailto:info@maker.example',
  'https://',
  'http://',
  'https://user:pw@maker.example/',
  'https://user@maker.example/',
  'https://:pw@maker.example/',
  'user:pw@maker.example',
  'https://bank.example@attacker.example/',
  'https:\\\\user:pw@maker.example',
])('%s leads nowhere', (typed) => {
  expect(findWebAddress(typed)).toBeUndefined();
});
