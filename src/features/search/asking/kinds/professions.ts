import { phraseBook } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { alliedProfessions } from '#features/search/thesaurus/allied-professions.ts';
import { doctors } from '#features/search/thesaurus/doctors.ts';
import { nursesAndMidwives } from '#features/search/thesaurus/nurses-and-midwives.ts';
import { officeProfessions } from '#features/search/thesaurus/office-professions.ts';
import { pharmacyAndIndustryProfessions } from '#features/search/thesaurus/pharmacy-and-industry-professions.ts';
import { technologists } from '#features/search/thesaurus/technologists.ts';
import type { ThesaurusGroup } from '#features/search/thesaurus/thesaurus-group.ts';

const bookOf = (groups: readonly ThesaurusGroup[]) =>
  phraseBook(
    groups.flatMap(({ en, ar }) =>
      [...en, ...ar].map((name): readonly [string, true] => [name, true]),
    ),
    { clitics: ['ال'], spoken: false },
  );

/** Professions that nobody visits a place of care for: the accountant of a hospital works there. */
const staffGroups = [...technologists, ...pharmacyAndIndustryProfessions, ...officeProfessions];
const staff = bookOf(staffGroups);

const professions = bookOf([
  ...Object.values(doctors),
  ...nursesAndMidwives,
  ...alliedProfessions,
  ...staffGroups,
]);

const LONGEST = 4;

/** Whether a profession stands beside a word: "شغل محاسب", "nurse position". */
export const isBesideProfession = (tokens: readonly Token[], at: number, length: number): boolean =>
  professions.findAt(tokens, at + length) !== undefined ||
  Array.from({ length: LONGEST }, (_, back) => back + 1).some(
    (back) => professions.findAt(tokens, at - back)?.length === back,
  );

/** Whether one of the staff stands before a place: "hr officer hospital", "محاسب مستشفى". */
export const isAfterStaff = (tokens: readonly Token[], at: number): boolean =>
  Array.from({ length: LONGEST }, (_, back) => back + 1).some(
    (back) => staff.findAt(tokens, at - back)?.length === back,
  );

/**
 * Whether a profession is all that is asked for, apart from tokens that `others` accepts, such as stop words, places
 * and times.
 */
export function isProfessionAlone(
  tokens: readonly Token[],
  others: (at: number) => boolean,
): boolean {
  let named = false;
  for (let at = 0; at < tokens.length; ) {
    const length = professions.findAt(tokens, at)?.length ?? 0;
    if (length === 0 && !others(at)) return false;
    named ||= length > 0;
    at += Math.max(1, length);
  }
  return named;
}
