import { expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const asked = (question: string) => understand(question, { today: '2026-11-16' });

test.each([
  'antibiotic for kids',
  'panadol for my 3 year old',
  'دوا حرارة لليهال',
  'شراب كحة حق العيال',
  'دوا لابني عمره سنتين',
  'وللأطفال شراب خافض حرارة',
  'محلول جفاف للعيل',
])('is for a child: %s', (question) => {
  expect(asked(question).child).toBe(true);
});

test.each(['antibiotic', 'insulin for my son who is 15 years old', 'أريد دواء ضغط لوالدي'])(
  'is not: %s',
  (question) => {
    expect(asked(question).child).toBe(false);
  },
);

test('beside a medicine children need not be found, beside anything else they must', () => {
  const required = (question: string) =>
    asked(question).words.flatMap(({ written, optional }) => (optional ? [] : [written]));
  expect(required('antibiotic for kids')).toEqual(['antibiotic']);
  expect(required('mask for kids')).toEqual(['mask', 'kids']);
});

test('what a child suffers from asks for a medicine, though nobody says so', () => {
  const isRequired = (question: string, word: string) =>
    asked(question).words.some(({ written, optional }) => written === word && !optional);
  expect(isRequired('محتاجة حاجة للسخونية للبيبي', 'للبيبي')).toBe(false);
  expect(isRequired('something for fever for my baby', 'baby')).toBe(false);
  expect(isRequired('incubator for a baby', 'baby')).toBe(true);
});
