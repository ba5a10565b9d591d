import { withoutArticle } from './arabic-forms.ts';

const isArabic = /^[\u0621-\u064a]{3,}$/;

/** The ending of عيادة and شركة as it is pronounced before a name, and so written. */
const heardEnding = /(?<=..[^ا])ت$/;

/** The ending of كلى and حمى, which sounds like an alif, in its folded form. */
const heardMaqsura = /(?<=..)ا$/;

/** Two letters for one sound in most of the Gulf: وضيفة, نضارات. */
const alwaysAlike = ['ضظ', 'ظض'] as const;
/** Letters exchanged in some regions: ضقط and جسم حروق in the Gulf and Sudan, تلاجة in Egypt, دراع in Syria. */
const alikeSomewhere = [
  'غق',
  'قغ',
  'جق',
  'كق',
  'تث',
  'سث',
  'دذ',
  'زذ',
  'دض',
  'سص',
  'صس',
  'تط',
  'طت',
] as const;

/**
 * Jim as the Gulf pronounces it, يهاز, and qaf as Cairo, Beirut and Damascus do, ألب. Most letters so written mean
 * themselves, so only one at a time is exchanged.
 */
const seldomAlike = ['يج', 'اق'] as const;
const LONGEST_HEARD = 12;

function exchangedOnce(folded: string, pairs: readonly string[]): readonly string[] {
  return pairs.flatMap(([heard = '', meant = '']) =>
    [...folded].flatMap((letter, at) =>
      letter === heard ? [folded.slice(0, at) + meant + folded.slice(at + 1)] : [],
    ),
  );
}

function exchanged(folded: string, pairs: readonly string[]): readonly string[] {
  return pairs.flatMap(([heard = '', meant = '']) =>
    folded.includes(heard) ? [folded.replaceAll(heard, meant)] : [],
  );
}

/** Dialects drop the first letter of أسنان and أطفال: سنان, طفال. */
const begunWithAlif = (folded: string): readonly string[] =>
  /^[^اوي][^اوي]ا[^ا]$/.test(folded) ? [`ا${folded}`] : [];

/** Who treats and where, as half of the region says and so writes them. */
const wholeWords = new Map(
  Object.entries({
    دكتور: 'دختر دختور دكتر دخطور',
    دكتوره: 'دختره دختوره دكتره',
    مستشفي: 'مسشفي مشتشفي مستشفه مصتشفي مستشفيا سبيطار صبيطار سبيتار اسبيطار خستخانه',
    صيدليه: 'سيدليه صيدلايه فارماسي فرماسي فرمسيان',
    عياده: 'عياذه اياده',
  }).flatMap(([meant, words]) => words.split(' ').map((word) => [word, meant] as const)),
);

/** A folded word as it is spelled, where it was written as nearly everybody says it. */
export function spelledAsUsual(folded: string): readonly string[] {
  if (!isArabic.test(folded)) return [];
  const ended = heardEnding.test(folded) ? [folded.replace(heardEnding, 'ه')] : [];
  const maqsura = heardMaqsura.test(folded) ? [folded.replace(heardMaqsura, 'ي')] : [];
  const whole = wholeWords.get(withoutArticle(folded));
  return [
    ...(whole === undefined ? [] : [whole]),
    ...ended,
    ...maqsura,
    ...exchanged(folded, alwaysAlike),
  ];
}

/** The other words it may be if it was written as it is pronounced somewhere. */
export const spelledAsSomewhere = (folded: string): readonly string[] =>
  isArabic.test(folded)
    ? [
        ...exchanged(folded, alikeSomewhere),
        ...begunWithAlif(folded),
        ...(folded.length <= LONGEST_HEARD ? exchangedOnce(folded, seldomAlike) : []),
      ]
    : [];
