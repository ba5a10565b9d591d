import { foldQuestion } from './fold-question.ts';
import type { Token } from './tokens.ts';

const spelled: Readonly<Record<number, string>> = {
  1: 'one واحد',
  2: 'two اثنين اثنان',
  3: 'three ثلاثة ثلاث تلاتة',
  4: 'four أربعة أربع اربعه',
  5: 'five خمسة خمس',
  6: 'six ستة ست',
  7: 'seven سبعة سبع',
  8: 'eight ثمانية ثمان تمانية',
  9: 'nine تسعة تسع',
  10: 'ten عشرة عشر',
  15: 'fifteen خمسطعش',
  20: 'twenty عشرين عشرون',
  25: 'twentyfive',
  30: 'thirty ثلاثين ثلاثون تلاتين',
  40: 'forty أربعين أربعون',
  50: 'fifty خمسين خمسون',
  60: 'sixty ستين ستون',
  70: 'seventy سبعين',
  80: 'eighty ثمانين تمانين',
  90: 'ninety تسعين',
  100: 'hundred مية مئة مائة ميه',
  200: 'ميتين مئتين مائتين',
  300: 'ثلاثمية ثلاثمائة',
  500: 'خمسمية خمسمائة خمسميه',
};

const values = new Map<string, number>();
for (const [value, words] of Object.entries(spelled)) {
  for (const word of words.split(' ')) values.set(foldQuestion(word), Number(value));
}

const multipliers = new Map(
  Object.entries({
    k: 1000,
    thousand: 1000,
    الف: 1000,
    الاف: 1000,
    hundred: 100,
    million: 1_000_000,
    مليون: 1_000_000,
  }),
);

export type FoundNumber = { readonly value: number; readonly length: number };

/** A number in digits or as a word, with the thousands after it. */
export function numberAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const folded = token.folded.replace(/^و(?=\p{L}{3})/u, '');
  const value =
    token.script === 'number'
      ? Number(token.folded)
      : (values.get(folded) ?? loneMultiplier(folded));
  if (value === undefined) return undefined;
  const times = multipliers.get(tokens[at + 1]?.folded ?? '');
  return times ? { value: value * times, length: 2 } : { value, length: 1 };
}

/** "الف دينار" is a thousand of them. */
function loneMultiplier(folded: string): number | undefined {
  return folded === 'الف' || folded === 'الفين' ? (folded === 'الف' ? 1000 : 2000) : undefined;
}
