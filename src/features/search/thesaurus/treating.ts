import type { ThesaurusGroup } from './thesaurus-group.ts';

const healers = ['doctor', 'specialist', 'clinic', 'hospital', 'operation'];
const arabicHealers = ['دكتور', 'طبيب', 'عيادة', 'مستشفى', 'عملية'];

/** Longer phrases are stories of their own. */
const LONGEST = 2;
const isShort = (phrase: string) => phrase.split(' ').length <= LONGEST;
const isArabic = (phrase: string) => /[\u0621-\u064a]/.test(phrase);

/**
 * The phrases of people who want these complaints treated: "blood pressure doctor", "عيادة ضغط". The bare complaint
 * asks for a medicine against it.
 */
export function treating(...complaints: readonly ThesaurusGroup[]): readonly string[] {
  const names = complaints.flatMap(({ en, ar, asked = [] }) => [...en, ...ar, ...asked]);
  const phrases = names
    .filter(isShort)
    .flatMap((name) =>
      isArabic(name)
        ? arabicHealers.map((healer) => `${healer} ${name}`)
        : healers.map((healer) => `${name} ${healer}`),
    );
  return [...new Set(phrases)];
}
