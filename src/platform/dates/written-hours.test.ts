import { describe, expect, test } from 'vitest';
import { daysBetween, openDaysOf } from './opening-hours.ts';
import { findWrittenHours } from './written-hours.ts';

describe('hours that are none', () => {
  test.each([
    '',
    'always',
    'Sun',
    'Sun-Thu',
    '08:00-17:00',
    'Sun-Xyz 08:00-17:00',
    'Sun-Mon-Tue 08:00-17:00',
    'Sun 08:00',
    'Sun 25:00-26:00',
    'Sun 08:00-08:00',
    'Sun 08:00-10:00-12:00',
    'S 08:00-17:00',
    'Sun 06:00-07:00, 08:00-09:00, 10:00-11:00, 12:00-13:00',
    '<script> 08:00-17:00',
    'constructor 08:00-17:00',
  ])('%s', (written) => {
    expect(findWrittenHours(written)).toBeUndefined();
  });
});

describe('hours as people write them', () => {
  test.each([
    ['Sun-Thu 08:00-17:00', 'Su-Th 08:00-17:00'],
    ['sunday to thursday: 8:00 am - 5:00 pm', 'Su-Th 08:00-17:00'],
    ['Mo-Fr 09:00-18:00; Sa 09:00-13:00', 'Mo-Fr 09:00-18:00; Sa 09:00-13:00'],
    ['Sat 9:00-13:00\nSun 9:00-13:00', 'Su 09:00-13:00; Sa 09:00-13:00'],
    ['Mon, Wed and Fri 10:00-14:00', 'Mo 10:00-14:00; We 10:00-14:00; Fr 10:00-14:00'],
    [
      'Sa-We 08:00-12:00, 16:00-20:00\nFri closed',
      'Su-We 08:00-12:00,16:00-20:00; Sa 08:00-12:00,16:00-20:00',
    ],
    ['من الأحد إلى الخميس: ٠٨:٠٠ - ١٧:٠٠', 'Su-Th 08:00-17:00'],
    ['السبت 09:00-13:00؛ الجمعة مغلق', 'Sa 09:00-13:00'],
    ['Sun-Sat 00:00-24:00', 'Su-Sa 00:00-24:00'],
    ['24/7', 'Su-Sa 00:00-24:00'],
    ['Thu 20:00-02:00', 'Th 20:00-02:00'],
  ])('%s', (written, stored) => {
    expect(findWrittenHours(written)).toBe(stored);
    // The stored form can be parsed again, as an import of an exported file does.
    expect(findWrittenHours(stored)).toBe(stored);
  });
});

test('what is stored is read back by groups of days', () => {
  expect(openDaysOf('Su-Th 08:00-13:00,16:00-20:00; Sa 09:00-13:00')).toEqual([
    {
      first: 'Su',
      last: 'Th',
      spans: [
        ['08:00', '13:00'],
        ['16:00', '20:00'],
      ],
    },
    { first: 'Sa', last: 'Sa', spans: [['09:00', '13:00']] },
  ]);
  expect(openDaysOf('nonsense')).toEqual([]);
  expect(daysBetween('Fr', 'Su')).toEqual(['Fr', 'Sa', 'Su']);
});
