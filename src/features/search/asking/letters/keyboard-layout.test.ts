import { describe, expect, test } from 'vitest';
import { otherLayout } from './keyboard-layout.ts';

describe('the other keyboard layout', () => {
  test.each([
    ['lsjatn', 'مستشفى'],
    [';vsd', 'كرسي'],
    ['ljpv;', 'متحرك'],
    ['hgsghl', 'السلام'],
    ['l.dg', 'مزيل'],
    ['v[thk', 'رجفان'],
    ["r'vm", 'قطرة'],
    ['llvqm', 'ممرضة'],
    ['fhvhsdjhl,g', 'باراسيتامول'],
  ])('Arabic typed on the English one: %s', (typed, meant) => {
    expect(otherLayout(typed)).toContain(meant);
  });

  test.each([
    ['هىسعمهى', 'insulin'],
    ['صاثثمؤاشهق', 'wheelchair'],
    ['لاشغ', 'bay'],
    ['مهلاف', 'light'],
    ['فهقغشض', 'tiryaq'],
    ['حاشقةشؤهسف؟', 'pharmacist'],
  ])('English typed on the Arabic one: %s', (typed, meant) => {
    expect(otherLayout(typed)).toContain(meant);
  });

  test.each(['مستشفى', 'كرسي', 'ضغط', 'دواء', '500', 'pharmacy', '😀', ''])(
    'what is a word of its own keyboard is no word of the other: %s',
    (typed) => {
      expect(otherLayout(typed)).toEqual([]);
    },
  );

  test('what may be two letters or one key is tried in a few ways only', () => {
    expect(otherLayout('لا'.repeat(60)).length).toBeLessThanOrEqual(4);
  });
});
