import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';

const isLatin = (word: string) => /^[a-z]/.test(word);
const isArabic = (word: string) => /^[\u0621-\u064a]/.test(word);

/** How much of a record's name was asked for, in whichever of the two languages more of it was. */
export function focusOf({ names }: Candidate, asked: ReadonlySet<string>): number {
  const words = names.split(' ');
  const share = (fits: (word: string) => boolean) => {
    const own = words.filter(fits);
    return own.length === 0 ? 0 : own.filter((word) => asked.has(word)).length / own.length;
  };
  return Math.max(
    share((word) => !isArabic(word)),
    share((word) => !isLatin(word)),
  );
}

function headsOf({ title, title_ar }: Candidate): readonly string[] {
  const [english = ''] = title.split(/[,(–]| \d| Type /);
  const last = english.trim().split(' ').at(-1) ?? '';
  const first = title_ar?.split(' ')[0] ?? '';
  return [last, first].map(foldForSearch);
}

/** Whether the thing itself was asked for, and not what goes with it: English names it last and Arabic first. */
export const isHeadOf = (candidate: Candidate, asked: ReadonlySet<string>) =>
  headsOf(candidate).some((head) => asked.has(head));

const joinedOf = (text: string) => text.replaceAll(' ', '');

/** Whether its name in either language, up to the place where it is, is what was typed. */
export const isCalledAsTyped = ({ title, title_ar }: Candidate, joined: string): boolean =>
  [title, title_ar ?? ''].some((name) => {
    const [own = ''] = name.split(/[,،]/);
    return own !== '' && joinedOf(foldForSearch(own)) === joined;
  });

const BEGINNING = 0.15;

/** How exactly the record is called what was asked, from 0 to 1. `joined` is the question without its spaces. */
export function exactness({ names, title_ar }: Candidate, joined: string): number {
  if (joined === '') return 0;
  const whole = joinedOf(names);
  if (whole === joined) return 1;
  const isPart = whole.startsWith(joined) || (title_ar !== null && whole.endsWith(joined));
  return isPart && whole.length > 0 ? BEGINNING : 0;
}
