import { describe, expect, test } from 'vitest';
import { QUESTION_MAX_LENGTH } from '#features/search/question-length.ts';
import { tokensOf } from './tokens.ts';

const folded = (question: string) => tokensOf(question).map((token) => token.folded);

describe('the tokens of a question', () => {
  test.each([
    ['500mg', ['500', 'mg']],
    ['٥٠٠ملغ', ['500', 'ملغ']],
    ['120mg/5ml', ['120', 'mg', '5', 'ml']],
    ['1,000 mg', ['1000', 'mg']],
    ['2.5 mg', ['2.5', 'mg']],
    ['50kd', ['50', 'kd']],
    ['بين ٥٠ و١٠٠', ['بين', '50', '100']],
    ['12-lead', ['12', 'lead']],
  ])('numbers and their units are apart: %s', (question, tokens) => {
    expect(folded(question)).toEqual(tokens);
  });

  test.each([
    ['N95 b12 HbA1c', ['n95', 'b12', 'hba1c']],
    ['TBM-1005', ['tbm', '1005']],
    ['tbm1005', ['tbm1005']],
  ])('codes stay as they are, but for their signs: %s', (question, tokens) => {
    expect(folded(question)).toEqual(tokens);
  });

  test.each([
    ["women's health", ['women', 'health']],
    ["don't", ['dont']],
    ["wa'6ayef", ["wa'6ayef"]],
    ['U.A.E.', ['uae']],
    ['د.ك', ['دك']],
    ['كرسيًا', ['كرسي']],
    ['A&E', ['er']],
    ['nearest A & E', ['nearest', 'er']],
    ['H&M', ['h', 'm']],
    ['Côte', ['cote']],
    ['المستشفى؟', ['المستشفي']],
    ['غبارکس', ['غباركس']],
    ['ڤيتامین پنسل', ['فيتامين', 'بنسل']],
  ])('signs inside a word: %s', (question, tokens) => {
    expect(folded(question)).toEqual(tokens);
  });

  test('commas and brackets are letters where the other keyboard was meant', () => {
    expect(folded('vf,m')).toEqual(['vfm']);
    expect(folded('mri,ct')).toEqual(['mri', 'ct']);
  });

  test('what is longer than a question may be is not read', () => {
    expect(folded('a '.repeat(10_000))).toHaveLength(QUESTION_MAX_LENGTH / 2);
  });
});
