import { expect, test } from 'vitest';
import { writeBrochure } from './brochure.ts';

const pdf = writeBrochure([
  { text: 'Women’s Health (Day 1) \\ قلب', size: 26 },
  { text: 'word '.repeat(200), size: 12 },
]).toString('latin1');

test('the table of objects points at them', () => {
  const [, table = ''] = /xref\n0 6\n\d{10} 65535 f \n((?:\d{10} 00000 n \n){5})/.exec(pdf) ?? [];
  const places = [...table.matchAll(/^(\d{10})/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => pdf.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  );
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  expect(pdf.slice(Number(start), Number(start) + 4)).toBe('xref');
});

test('the content is as long as it says', () => {
  const [, length, content] = /\/Length (\d+) >>\nstream\n(.*)\nendstream/s.exec(pdf) ?? [];
  expect(content).toHaveLength(Number(length));
});

test('signs that end a text are escaped, and what the font lacks is not sent', () => {
  expect(pdf).toContain('(Women\\222s Health \\(Day 1\\) \\\\ ???) Tj');
});
