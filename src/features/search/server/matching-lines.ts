import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import {
  type CompanyMatch,
  type MatchSource,
  matchSources,
} from '#features/search/company-match.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import type { AskedGroup } from './finding/parts/asked-group.ts';

/** Something a company says of itself. */
export type SaidLine = {
  readonly source: MatchSource;
  readonly line: string;
  readonly line_ar: string | null;
};

type Group = Pick<AskedGroup, 'alternatives' | 'weight'>;
type Word = { readonly folded: string; readonly from: number; readonly to: number };

/** The words of a text with their positions, folded as the words of records are. */
function wordsIn(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: written, index }) => ({
    folded: withoutArticle(foldForSearch(written)),
    from: index,
    to: index + written.length,
  }));
}

/** The different words of a text, folded as the words of records are. */
export function foldedWords(text: string): ReadonlySet<string> {
  return new Set(
    foldForSearch(text)
      .split(/[^\p{L}\p{N}]+/u)
      .map(withoutArticle),
  );
}

/** The words by which a text has a part of the question; empty where it has no meaning of it completely. */
function meantBy({ alternatives }: Group, words: ReadonlySet<string>): readonly string[] {
  for (const { words: wanted } of alternatives) {
    const found = wanted.map((lexemes) => lexemes.find(({ text }) => words.has(text))?.text);
    if (found.length > 0 && found.every((each) => each !== undefined)) return found;
  }
  return [];
}

type Read = {
  readonly weight: number;
  readonly hits: ReadonlySet<string>;
  readonly words: readonly Word[];
};

function read(text: string, groups: readonly Group[]): Read {
  const words = wordsIn(text);
  const folded = new Set(words.map((word) => word.folded));
  const found = groups.map((group) => ({ weight: group.weight, hits: meantBy(group, folded) }));
  const has = found.filter(({ hits }) => hits.length > 0);
  return {
    weight: has.reduce((sum, { weight }) => sum + weight, 0),
    hits: new Set(has.flatMap(({ hits }) => hits)),
    words,
  };
}

/** The longest excerpt of a line that is shown. */
const LONGEST = 160;
/** How much of the line is shown before the first word that was asked for. */
const LED_IN = 60;

/** The excerpt of a long text that has the words, cut between words. */
function excerpt(
  text: string,
  { words, hits }: Read,
): { readonly from: number; readonly to: number } {
  if (text.length <= LONGEST) return { from: 0, to: text.length };
  const first = words.find(({ folded }) => hits.has(folded))?.from ?? 0;
  const from = first <= LED_IN ? 0 : (words.find((word) => word.from >= first - LED_IN)?.from ?? 0);
  const isRest = text.length - from <= LONGEST;
  const to = isRest ? text.length : words.findLast((word) => word.to <= from + LONGEST)?.to;
  return { from, to: to ?? from + LONGEST };
}

function partsOf(text: string, reading: Read) {
  const { from, to } = excerpt(text, reading);
  const parts: { text: string; found: boolean }[] = [];
  let at = from;
  const add = (until: number, found: boolean) => {
    if (until > at) parts.push({ text: text.slice(at, until), found });
    at = until;
  };
  if (from > 0) parts.push({ text: '…', found: false });
  for (const word of reading.words) {
    if (word.from < from || word.to > to || !reading.hits.has(word.folded)) continue;
    add(word.from, false);
    add(word.to, true);
  }
  add(to, false);
  if (to < text.length) parts.push({ text: '…', found: false });
  return parts;
}

/** A text of several sentences is represented by the sentence that has the words. */
const sentencesOf = (text: string) =>
  text
    .split(/[\n\r]+|(?<=[.!?؟])\s/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

type Shown = {
  readonly source: MatchSource;
  readonly text: string;
  readonly weight: number;
  readonly reading: Read;
};

/** A line that exists in both languages is shown in the reader's. In a longer text each sentence is shown as it is. */
function shownOf(
  { source, line, line_ar }: SaidLine,
  groups: readonly Group[],
  language: Language,
) {
  const [sentences, others] = [sentencesOf(line), sentencesOf(line_ar ?? '')];
  const isText = sentences.length > 1 || others.length > 1;
  const pairs = isText
    ? [...sentences, ...others].map((text) => ({ text, other: '' }))
    : [{ text: line, other: line_ar ?? '' }];
  return pairs.map(({ text, other }): Shown => {
    const own = inLanguage(language, text, other || null);
    const reading = read(own, groups);
    const weight = Math.max(reading.weight, read(text, groups).weight, read(other, groups).weight);
    return { source, text: own, weight, reading };
  });
}

const isArabic = /\p{Script=Arabic}/u;

/**
 * Whether a line has any word of the question. Most lines do not: they are folded in one go and not examined any
 * further.
 */
function mentions({ line, line_ar }: SaidLine, lexemes: ReadonlySet<string>): boolean {
  return [...foldedWords(`${line} ${line_ar ?? ''}`)].some((word) => lexemes.has(word));
}

const lexemesOf = (groups: readonly Group[]) =>
  new Set(
    groups.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ words }) => words.flat().map(({ text }) => text)),
    ),
  );

/**
 * The line that says why a company was found: the one with most of what its name does not tell. Null where the name
 * tells it all, or no line does.
 */
export function findMatchingLine(
  name: string,
  said: readonly SaidLine[],
  asked: readonly Group[],
  language: Language,
): CompanyMatch {
  const named = foldedWords(name);
  const open = asked.filter((group) => meantBy(group, named).length === 0);
  if (open.length === 0) return null;
  const isOwn = ({ text }: Shown) => isArabic.test(text) === (language === 'ar');
  const lexemes = lexemesOf(open);
  const [best] = said
    .filter((line) => mentions(line, lexemes))
    .flatMap((line) => shownOf(line, open, language))
    .filter(({ weight }) => weight > 0)
    .toSorted(
      (a, b) =>
        b.weight - a.weight ||
        matchSources.indexOf(a.source) - matchSources.indexOf(b.source) ||
        Number(isOwn(b)) - Number(isOwn(a)),
    );
  return best ? { source: best.source, parts: partsOf(best.text, best.reading) } : null;
}
