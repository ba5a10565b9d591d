import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// Numbers in digits and as they are said, in English and in the dialects: خمسة وعشرين, تلتميه, five hundred, واحد ونص.

const below20: Readonly<Record<number, string>> = {
  1: 'one واحد واحدة',
  2: 'two اثنين اثنان تنين اتنين',
  3: 'three ثلاثة ثلاث تلاتة تلات',
  4: 'four أربعة أربع اربعه',
  5: 'five خمسة خمس',
  6: 'six ستة ست',
  7: 'seven سبعة سبع',
  8: 'eight ثمانية ثمان ثماني تمانية تمن تمان',
  9: 'nine تسعة تسع',
  10: 'ten عشرة عشر',
  11: 'eleven احدعش حداشر حدعش احداشر',
  12: 'twelve اثنعش اطنعش اتناشر طنعش اثناعش',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
};

const tens: Readonly<Record<number, string>> = {
  20: 'twenty عشرين عشرون',
  30: 'thirty ثلاثين ثلاثون تلاتين',
  40: 'forty fourty أربعين أربعون',
  50: 'fifty خمسين خمسون',
  60: 'sixty ستين ستون',
  70: 'seventy سبعين سبعون',
  80: 'eighty ثمانين تمانين ثمانون',
  90: 'ninety تسعين تسعون',
};

/** The digits as they begin thirteen and three hundred: تلتاشر, ثلاثمية. */
const begun: Readonly<Record<number, string>> = {
  3: 'ثلاث ثلث ثل تلات تلت تل',
  4: 'أربع ربع',
  5: 'خمس',
  6: 'ست',
  7: 'سبع',
  8: 'ثمان ثمن تمان تمن ثماني',
  9: 'تسع',
};
const teenEndings = 'طعش طعشر تعش تعشر تاشر طاشر عشر';
const hundreds = 'مية مئة مائة ميه ماية';
const twoHundred = 'ميتين مئتين مائتين متين ميتان';

const values = new Map<string, number>();
const learn = (value: number, words: string) => {
  for (const word of words.split(' ')) values.set(foldQuestion(word), value);
};
for (const [value, words] of Object.entries({ ...below20, ...tens })) learn(Number(value), words);
for (const [unit, words] of Object.entries(begun)) {
  for (const word of words.split(' ')) {
    learn(10 + Number(unit), endedBy(word, teenEndings));
    learn(100 * Number(unit), endedBy(word, hundreds));
  }
}
learn(100, `hundred ${hundreds}`);
learn(200, twoHundred);

function endedBy(word: string, endings: string): string {
  return endings
    .split(' ')
    .map((ending) => word + ending)
    .join(' ');
}

const hundredWords = new Set(`hundred ${hundreds}`.split(' ').map(foldQuestion));
const multipliers = new Map(
  Object.entries({
    k: 1000,
    thousand: 1000,
    الف: 1000,
    الاف: 1000,
    تلاف: 1000,
    million: 1e6,
    مليون: 1e6,
  }),
);
const alone = new Map(Object.entries({ الف: 1000, الفين: 2000 }));

export type FoundNumber = { readonly value: number; readonly length: number };

const wordAt = (tokens: readonly Token[], at: number) => tokens[at]?.folded ?? '';

/**
 * Takes "and" or "for" off the beginning of a word: وعشرين, بخمسين. In shorter words the letter may be their own: بست.
 */
const withoutClitic = (word: string) => word.replace(/^[وب](?=\p{L}{4}|مي[هت])/u, '');

/** A part of a number under a thousand, in one word or in two: خمسمية, five hundred, خمس مية. */
function partAt(
  tokens: readonly Token[],
  at: number,
  bare: (word: string) => string = withoutClitic,
): FoundNumber | undefined {
  const word = wordAt(tokens, at);
  const value = values.get(word) ?? values.get(bare(word));
  if (value === undefined) return undefined;
  const isHundreds = value < 10 && hundredWords.has(wordAt(tokens, at + 1));
  return isHundreds ? { value: value * 100, length: 2 } : { value, length: 1 };
}

/**
 * The rank of a part, which tells what may follow it: tens after a hundred, one to nine after twenty. Arabic also says
 * tens after five.
 */
const rankOf = (value: number) => (value >= 100 ? 3 : value >= 20 ? 2 : value >= 10 ? 1.5 : 1);

/**
 * How many tokens join the next part to the one before; none where Arabic writes "and" together with it. Undefined
 * where they are not joined.
 */
function jointAt(tokens: readonly Token[], at: number, rank: number): number | undefined {
  const token = tokens[at];
  if (token?.script === 'arabic') {
    if (token.folded === 'و') return 1;
    return token.folded.startsWith('و') && !values.has(token.folded) ? 0 : undefined;
  }
  const isAnd = rank === 3 && token?.folded === 'and';
  return isAnd ? 1 : 0;
}

const withoutAnd = (word: string) => word.replace(/^و/, '');

/**
 * Whether a part continues the number: a hundred and fifty, twenty-five, خمسة وعشرين; but not "fifty and a hundred".
 */
const goesOn = (before: number, part: number, isArabic: boolean) =>
  rankOf(part) < rankOf(before)
    ? rankOf(before) === 3 || (rankOf(before) === 2 && part < 10)
    : isArabic && before % 100 < 10 && before % 100 > 0 && rankOf(part) === 2;

function belowThousandAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const first = partAt(tokens, at);
  if (!first) return undefined;
  let { value, length } = first;
  let last = value;
  for (;;) {
    const next = at + length;
    const joint = jointAt(tokens, next, rankOf(last));
    const part = joint === undefined ? undefined : partAt(tokens, next + joint, withoutAnd);
    const isArabic = tokens[next]?.script === 'arabic';
    if (joint === undefined || !part || !goesOn(last, part.value, isArabic)) break;
    value += part.value;
    length += joint + part.length;
    last = part.value;
  }
  return { value, length };
}

/** A number in words, with its thousands and what follows them. */
function saidAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const lone = alone.get(withoutClitic(wordAt(tokens, at)));
  const first = lone === undefined ? belowThousandAt(tokens, at) : { value: lone, length: 1 };
  if (!first) return undefined;
  const times = lone === undefined ? multipliers.get(wordAt(tokens, at + first.length)) : 1;
  if (times === undefined) return first;
  const value = first.value * times;
  const length = first.length + (times > 1 ? 1 : 0);
  const joint = jointAt(tokens, at + length, 3);
  const rest = joint === undefined ? undefined : belowThousandAt(tokens, at + length + joint);
  return rest && joint !== undefined
    ? { value: value + rest.value, length: length + joint + rest.length }
    : { value, length };
}

/** A number in digits or in words, with the multiplier after it. */
export function numberAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const token = tokens[at];
  if (token?.script !== 'number') return saidAt(tokens, at);
  const value = Number(token.folded);
  const next = wordAt(tokens, at + 1);
  const times = next === 'hundred' ? 100 : multipliers.get(next);
  return times ? { value: value * times, length: 2 } : { value, length: 1 };
}

const fractions = new Map(
  [
    [0.5, 'half نص نصف'],
    [0.25, 'quarter ربع'],
  ].flatMap(([value, words]) =>
    String(words)
      .split(' ')
      .map((word) => [foldQuestion(word), Number(value)] as const),
  ),
);

/** A half or a quarter, with the "of" and "a" that follow it. */
function fractionAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const value = fractions.get(wordAt(tokens, at).replace(/^ب/, ''));
  if (value === undefined) return undefined;
  let length = 1;
  while (/^(?:of|a|an)$/.test(wordAt(tokens, at + length))) length += 1;
  return { value, length };
}

/** "And a half", ونص. */
export function andFractionAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const word = wordAt(tokens, at);
  const joined = fractions.get(word.replace(/^و/, ''));
  if (word.startsWith('و') && joined !== undefined) return { value: joined, length: 1 };
  const between = word === 'and' && wordAt(tokens, at + 1) === 'a' ? 2 : word === 'و' ? 1 : 0;
  const found = between > 0 ? fractions.get(wordAt(tokens, at + between)) : undefined;
  return found === undefined ? undefined : { value: found, length: between + 1 };
}

/** A quantity: a number, a fraction, or both. */
export function quantityAt(tokens: readonly Token[], at: number): FoundNumber | undefined {
  const part = fractionAt(tokens, at);
  const number = part ?? numberAt(tokens, at);
  const more = number && !part && andFractionAt(tokens, at + number.length);
  return more ? { value: number.value + more.value, length: number.length + more.length } : number;
}
