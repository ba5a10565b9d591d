import { describe, expect, test } from 'vitest';
import { tokensOf } from '#features/search/asking/phrases/tokens.ts';
import { withAmounts } from './amounts.ts';
import { numberAt, quantityAt } from './numbers.ts';

describe('numbers as they are said', () => {
  test.each([
    ['خمسة وعشرين', 25],
    ['خمس و عشرين', 25],
    ['مية وخمسة وعشرين', 125],
    ['ميتين وخمسين', 250],
    ['خمسميه', 500],
    ['خمس مية', 500],
    ['تلتميه', 300],
    ['ربعمية', 400],
    ['تمنمية وخمسين', 850],
    ['خمستاشر', 15],
    ['اثنعش', 12],
    ['ثلطعش', 13],
    ['الف وخمسمية', 1500],
    ['خمسين الف', 50_000],
    ['ثلاثة الاف وميتين', 3200],
    ['twenty five', 25],
    ['twenty-five', 25],
    ['five hundred', 500],
    ['two hundred and fifty', 250],
    ['one thousand two hundred', 1200],
    ['5 hundred', 500],
    ['50 الف', 50_000],
    ['بخمسين', 50],
  ])('%s', (said, value) => {
    const tokens = tokensOf(said);
    expect(numberAt(tokens, 0)).toEqual({ value, length: tokens.length });
  });

  test.each([
    ['خمسين ومية', 50],
    ['مية وميتين', 100],
    ['fifty and one hundred', 50],
    ['one two', 1],
    ['خمسة وحدات', 5],
  ])('not what is said after it: %s', (said, value) => {
    expect(numberAt(tokensOf(said), 0)).toEqual({ value, length: 1 });
  });

  test.each(['بست', 'وسبع', 'ميت', 'ربع'])('a word is no number: %s', (word) => {
    expect(numberAt(tokensOf(word), 0)).toBeUndefined();
  });

  test.each([
    ['نص', 0.5],
    ['ربع', 0.25],
    ['half a', 0.5],
    ['واحد ونص', 1.5],
    ['two and a half', 2.5],
  ])('parts of one: %s', (said, value) => {
    expect(quantityAt(tokensOf(said), 0)?.value).toBe(value);
  });
});

describe('amounts', () => {
  const written = (question: string) =>
    withAmounts(tokensOf(question))
      .map(({ folded }) => folded)
      .join(' ');

  test.each([
    ['خمسة وعشرين ملغ', '25 ملغ'],
    ['محلول مية مل', 'محلول 100 مل'],
    ['نص لتر', '500 ml'],
    ['ربع كيلو شاش', '250 g شاش'],
    ['لتر ونص', '1500 ml'],
    ['نص ملغ', '0.5 ملغ'],
    ['half a gram', '500 mg'],
    ['لترين', '2 لتر'],
    ['بنادول ابو خمسمية', 'بنادول ابو 500'],
    ['كانيولا مقاس عشرين', 'كانيولا مقاس 20'],
    ['paracetamol five hundred', 'paracetamol 500'],
    ['amoxicillin two hundred and fifty', 'amoxicillin 250'],
  ])('%s', (question, words) => {
    expect(written(question)).toBe(words);
  });

  test.each(['one in march', 'two nurses', 'ستة ممرضات', '5 mg', 'لتر', 'نص'])(
    'as it was said: %s',
    (question) => {
      expect(written(question)).toBe(
        tokensOf(question)
          .map(({ folded }) => folded)
          .join(' '),
      );
    },
  );
});
