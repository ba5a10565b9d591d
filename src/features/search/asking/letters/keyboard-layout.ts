import { lookup } from '#platform/lookups/lookup.ts';
import { looksArabic, looksLatin, looksMistyped } from './plausible-word.ts';

// The keys of the Arabic keyboard (101) in the order of the QWERTY keys. Lam-alef is one key.
const latinKeys = [..."qwertyuiop[]asdfghjkl;'zxcvnm,./`"];
const arabicKeys = [...'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'];
/** Letters typed with shift that names and words need. */
const shifted: Readonly<Record<string, string>> = lookup({
  H: 'أ',
  Y: 'إ',
  N: 'آ',
  B: 'لآ',
  G: 'لأ',
  T: 'لإ',
});

const toArabic = new Map(latinKeys.map((key, place) => [key, arabicKeys[place] ?? key]));
toArabic.set('b', 'لا');
const toLatin = new Map(arabicKeys.map((key, place) => [key, latinKeys[place] ?? key]));
for (const [latin, arabic] of Object.entries(shifted)) {
  if (arabic.length === 1) toLatin.set(arabic, latin.toLowerCase());
}

const LAM_ALEF = 'لا';

/** How many ways to read lam-alef, as b or as gh, are tried. */
const MOST_WAYS = 4;

function arabicFor(chunk: string): string {
  return [...chunk].map((key) => shifted[key] ?? toArabic.get(key.toLowerCase()) ?? key).join('');
}

function latinFor(chunk: string): readonly string[] {
  const parts = chunk.replace(/ﻻ/g, LAM_ALEF).split(LAM_ALEF);
  const latin = parts.map((part) => [...part].map((key) => toLatin.get(key) ?? key).join(''));
  let ways = [latin[0] ?? ''];
  for (const part of latin.slice(1)) {
    ways = ways.flatMap((way) => [`${way}b${part}`, `${way}gh${part}`]).slice(0, MOST_WAYS);
  }
  return ways;
}

const punctuationAtTheEnd = /[,.;'?!؟،]$/;

/**
 * What the same keys would have written in the other layout, the likeliest first; empty where that is no word. Takes
 * the chunk as typed, because commas and brackets are letters there.
 */
export function otherLayout(chunk: string): readonly string[] {
  const typed = chunk.normalize('NFC');
  if (/\p{Script=Arabic}/u.test(typed)) {
    return latinFor(typed.replace(/[؟،!?.]$/, '')).filter(looksLatin);
  }
  const whole = arabicFor(typed);
  const trimmed = typed.replace(punctuationAtTheEnd, '');
  const ways = trimmed === typed ? [whole] : [arabicFor(trimmed), whole];
  return ways.filter(looksArabic);
}

const signBetweenLetters = /[a-z][;,'[\]./`][a-z]|^[;[\]][a-z]|^,\/[a-z]|[a-z][;[\]]$/i;

/** Whether a chunk has signs where the other layout has letters, and reads as a word in that layout: vf,m. */
export function hasLetterSigns(chunk: string): boolean {
  if (!signBetweenLetters.test(chunk)) return false;
  const parts = chunk.toLowerCase().match(/[a-z]+/g) ?? [];
  const isWord = parts.some((part) => part.length > 2 && !looksMistyped(part));
  return !isWord && /^[a-z;,'[\]./`]+$/i.test(chunk) && otherLayout(chunk).length > 0;
}
