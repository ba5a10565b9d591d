import { lookup } from '#platform/lookups/lookup.ts';
/** The number of letters that must be inserted, left out, exchanged or swapped to turn one word into the other. */
export function spellingDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

const latin: Readonly<Record<string, string>> = lookup({
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'x',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
  ء: '',
});

const digraphs: readonly (readonly [string, string])[] = [
  ['sh', 'x'],
  ['ch', 'x'],
  ['ph', 'f'],
  ['th', 't'],
  ['kh', 'k'],
  ['gh', 'g'],
  ['dh', 'd'],
  ['ce', 'si'],
  ['ci', 'si'],
  ['cy', 'si'],
  ['x', 'ks'],
];

const alike: Readonly<Record<string, string>> = lookup({
  c: 'k',
  q: 'k',
  j: 'g',
  v: 'f',
  p: 'b',
  e: 'i',
  o: 'u',
  y: 'i',
  w: 'u',
});

/** Spells a word in letters that both scripts share, so that their spellings can be compared. */
function spoken(word: string): string {
  let text = word.replace(/^x/, 'z');
  if (/^[a-z]/.test(text)) {
    for (const [from, to] of digraphs) text = text.replaceAll(from, to);
    text = [...text].map((letter) => alike[letter] ?? letter).join('');
  } else {
    text = [...text].map((letter) => latin[letter] ?? letter).join('');
  }
  return text.replace(/(.)\1/g, '$1').replace(/h$/, '');
}

/** How much two words sound alike, from 0 to 1. */
export function soundLikeness(one: string, other: string): number {
  const [a, b] = [spoken(one), spoken(other)];
  return 1 - spellingDistance(a, b) / Math.max(a.length, b.length, 1);
}
