import { kindWords } from '#features/search/asking/kind-words.ts';
import type { Phrase } from '#features/search/asking/phrase-book.ts';
import { phraseBook, phraseList } from '#features/search/asking/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/stop-words.ts';
import type { Token } from '#features/search/asking/tokens.ts';
import type { AskedPlace } from '#features/search/asking/understanding.ts';
import type { PlaceBook, PlaceName } from './place-book.ts';
import { likeParts } from './risky-names.ts';
import type { Spot } from './spot.ts';

type Direction = 'in' | 'toward' | 'joined';

const prepositions = phraseBook<Direction>([
  ...[
    'in',
    'inside',
    'within',
    'at',
    'near',
    'around',
    'across',
    'throughout',
    'based in',
    'في',
    'فى',
    'داخل',
    'ب',
    'بين',
    'قرب',
    'جنب',
    'بالقرب من',
    'قريب من',
    'bel',
    'bil',
    'bl',
    'fel',
    'fil',
    'fi',
    'b',
    'f',
  ].map((word) => [word, 'in'] as const),
  ...['from', 'to', 'of', 'toward', 'من', 'إلى', 'الى', 'ل', 'عن', 'men', 'min', 'lel'].map(
    (word) => [word, 'toward'] as const,
  ),
  ...['or', 'and', 'أو', 'و', 'aw', 'wel'].map((word) => [word, 'joined'] as const),
]);

/** Between a preposition and the name. */
const beforeNames = phraseList([
  'the',
  'city of',
  'city',
  'state of',
  'مدينة',
  'دولة',
  'منطقة',
  'محافظة',
  'إمارة',
  'مملكة',
  'al',
  'el',
]);

const isIn = (clitics: string) => /ب|هال|عال/.test(clitics);
const isToward = (clitics: string) => /ل/.test(clitics.replace('ال', ''));

function directionBefore(
  tokens: readonly Token[],
  at: number,
  clitics: string,
): Direction | undefined {
  if (isIn(clitics)) return 'in';
  if (isToward(clitics)) return 'toward';
  if (clitics === 'و' || clitics === 'وال') return 'joined';
  let before = at - 1;
  while (before > 0 && beforeNames.findAt(tokens.slice(0, at), before)?.length === at - before)
    before -= 1;
  return prepositions.findAt(tokens.slice(before, before + 1), 0)?.meaning;
}

type Found = {
  readonly at: number;
  readonly phrase: Phrase<PlaceName>;
  readonly direction?: Direction;
};

function findNames(
  tokens: readonly Token[],
  book: PlaceBook,
  taken: ReadonlySet<number>,
): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = taken.has(at) ? undefined : book.findAt(tokens, at);
    if (phrase) found.push({ at, phrase, direction: directionBefore(tokens, at, phrase.clitics) });
    at += phrase?.length ?? 1;
  }
  return found;
}

/** A word for a company, a job or an event; with one, "in the eye" is a town. */
function asksForPlaces(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => {
    const kinds = kindWords.findAt(tokens, at)?.meaning.kinds ?? [];
    return kinds.some((kind) => kind === 'company' || kind === 'job' || kind === 'event');
  });
}

/** Whether nothing but kinds, stop words and other meanings follow. */
function isLast(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): boolean {
  for (let at = from; at < tokens.length; ) {
    if (taken.has(at)) {
      at += 1;
      continue;
    }
    const kind = kindWords.findAt(tokens, at);
    const length = kind?.meaning.onlyKind ? kind.length : stopWordsAt(tokens, at, true);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

const isBesideKind = (tokens: readonly Token[], at: number, length: number) =>
  [at - 1, at + length].some((beside) => {
    const kinds = kindWords.findAt(tokens.slice(beside, beside + 1), 0)?.meaning.kinds ?? [];
    return beside >= 0 && (kinds.includes('company') || kinds.includes('job'));
  });

function isTrusted(tokens: readonly Token[], found: Found): boolean {
  const { phrase, direction, at } = found;
  const { risky, nisba } = phrase.meaning;
  if (nisba) return true;
  const isPart =
    phrase.length === 1 && likeParts.has(tokens[at]?.folded.replace(/^(?:ال|بال|لل)/, '') ?? '');
  if (isPart) return direction === 'in' && asksForPlaces(tokens);
  return !risky || direction === 'in';
}

function isSure(tokens: readonly Token[], found: Found, taken: ReadonlySet<number>): boolean {
  const { phrase, direction, at } = found;
  if (direction === 'in') return true;
  if (phrase.meaning.nisba) return isBesideKind(tokens, at, phrase.length);
  if (direction === 'toward' || phrase.meaning.risky) return false;
  return isLast(tokens, at + phrase.length, taken);
}

/** Vowel marks, where somebody typed them, tell Oman from Amman. */
function spotsOf(tokens: readonly Token[], { at, phrase }: Found): readonly Spot[] {
  const { spots } = phrase.meaning;
  const written = tokens[at]?.written ?? '';
  if (/م\u0651/.test(written)) return preferring(spots, 'JO');
  return /ع\u064f/.test(written) ? preferring(spots, 'OM') : spots;
}

function preferring(spots: readonly Spot[], country: string): readonly Spot[] {
  const [preferred] = spots.filter((spot) => spot.country === country);
  return preferred ? [preferred] : spots;
}

const isSame = (a: Spot, b: Spot) => a.country === b.country && a.city === b.city;

export type MeantPlace = { readonly place?: AskedPlace; readonly said: ReadonlySet<number> };

/** Where it shall be; `taken` are tokens with another meaning, such as "Kuwaiti" of a dinar. */
export function placeOf(
  tokens: readonly Token[],
  book: PlaceBook,
  taken: ReadonlySet<number>,
): MeantPlace {
  const trusted = findNames(tokens, book, taken).filter((found) => isTrusted(tokens, found));
  const rated = trusted.map((found, place) => {
    const last = trusted[place - 1];
    const follows = found.direction === 'joined' && last !== undefined;
    return { ...found, follows, sure: isSure(tokens, found, taken) };
  });
  // What is joined by "or" is as sure as what it is joined to.
  const settled: { found: Found; sure: boolean }[] = [];
  for (const { follows, sure, ...found } of rated) {
    settled.push({ found, sure: follows ? (settled.at(-1)?.sure ?? sure) : sure });
  }
  const sure = settled.some((each) => each.sure);
  const meant = settled.filter((each) => each.sure === sure).map(({ found }) => found);
  const [first] = meant;
  if (!first) return { said: new Set() };
  const said = new Set<number>();
  for (const { at, phrase } of meant)
    for (let each = at; each < at + phrase.length; each += 1) said.add(each);
  const [spot, ...others] = inside(meant.flatMap((found) => spotsOf(tokens, found)));
  if (!spot) return { said: new Set() };
  const written = meant
    .map(({ at, phrase }) =>
      tokens
        .slice(at, at + phrase.length)
        .map((token) => token.written)
        .join(' '),
    )
    .join(', ');
  return { place: { ...spot, written, sure, others }, said };
}

/** Riyadh, Saudi Arabia: the town says it all. */
function inside(spots: readonly Spot[]): readonly Spot[] {
  const distinct = spots.filter((spot, at) => spots.findIndex((each) => isSame(each, spot)) === at);
  return distinct.filter(
    (spot) => spot.city || !distinct.some((each) => each.city && each.country === spot.country),
  );
}
