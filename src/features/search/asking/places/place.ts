import { kindWords } from '#features/search/asking/kinds/kind-words.ts';
import { isOwnWork } from '#features/search/asking/kinds/own-work.ts';
import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import {
  meaning,
  type Phrase,
  phraseBook,
  phraseList,
} from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { spelledAt } from '#features/search/asking/readings/spelled-letters.ts';
import type { AskedPlace } from '#features/search/asking/understanding.ts';
import type { PlaceBook, Sense } from './place-book.ts';
import { likeParts, wordsLikeNames } from './risky-names.ts';
import type { Spot } from './spot.ts';

type Direction = 'in' | 'toward' | 'joined';

const prepositions = phraseBook<Direction>(
  [
    ...meaning(
      'in',
      `
        in, inside, within, at, near, around, across, throughout, في, داخل, ب, بين, قرب, جنب,
        bel, bil, bl, fel, fil, fi, b, f
      `,
    ),
    ...meaning('toward', 'from, to, of, toward, من, إلى, ل, عن, men, min, lel'),
    ...meaning('joined', 'or, and, أو, و, aw'),
  ],
  { clitics: ['و'], spoken: false },
);

/** Words that may stand between a preposition and the name. */
const beforeNames = phraseList(
  'the, city, state, مدينة, دولة, منطقة, محافظة, إمارة, مملكة, al, el',
  { clitics: ['ب', 'و'], spoken: false },
);

/** Nouns that may stand before "of" and a name: the city of Dubai, but not the plaster of Paris. */
const ofPlaces = /^(?:city|state|kingdom|sultanate|emirate)$/;

/** "Close to", "قريبة من": a place follows, and near it counts as in it. */
const nearTo = phraseList('close to, next to, قريب من, قريبة من, بالقرب من', {
  clitics: [],
  spoken: false,
});

/** Phrases for where somebody will be. */
const movingTo = phraseList(
  'moving to, move to, moved to, relocating to, relocate to, shifting to, transferring to, coming to, منتقل إلى, ننتقل إلى, أنتقل إلى',
  { clitics: ['و'], spoken: false },
);
/** Phrases for where somebody was. */
const backHome = phraseList('back home in, home country in, my country in', {
  clitics: [],
  spoken: false,
});

const isIn = (clitics: string) => /^و?ب|^[هعف]ال/.test(clitics);
const isToward = (clitics: string) => /^و?لل?$/.test(clitics);

type Found = {
  readonly at: number;
  readonly length: number;
  readonly senses: readonly Sense[];
  readonly direction?: Direction;
};

/** Whether what looks like a preposition is the last letter of an abbreviation: السي في مالي. */
const endsLetters = (tokens: readonly Token[], at: number) =>
  [2, 3].some((length) => spelledAt(tokens, at - length + 1)?.length === length);

function directionBefore(
  tokens: readonly Token[],
  at: number,
  clitics: string,
): Direction | undefined {
  if (isIn(clitics)) return 'in';
  if (isToward(clitics)) return 'toward';
  if (clitics.startsWith('و')) return 'joined';
  if (endsLetters(tokens, at - 1)) return undefined;
  let before = at - 1;
  if (nearTo.findAt(tokens, at - 2)?.length === 2) return 'in';
  if (movingTo.findAt(tokens, at - 2)?.length === 2) return 'in';
  if (backHome.findAt(tokens, at - 3)?.length === 3) return 'toward';
  if (tokens[before]?.folded === 'of' && ofPlaces.test(tokens[before - 1]?.folded ?? ''))
    before -= 2;
  while (before > 0) {
    const opening = beforeNames.findAt(tokens, before);
    if (!opening) break;
    if (opening.clitics.endsWith('ب')) return 'in';
    before -= 1;
  }
  return prepositions.findAt(tokens.slice(before, before + 1), 0)?.meaning;
}

/** Whether a company, a job or an event is asked for; then "in the eye" means the town. */
function asksForPlaces(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => {
    const kinds = kindWords.findAt(tokens, at)?.meaning.kinds ?? [];
    return kinds.some((kind) => kind === 'company' || kind === 'job' || kind === 'event');
  });
}

/** Vowel marks, where they were typed, tell Oman from Amman. */
function isMarkedOtherwise({ written }: Token, { spot }: Sense): boolean {
  const country = /م\u0651/.test(written) ? 'JO' : /ع\u064f/.test(written) ? 'OM' : undefined;
  return country !== undefined && (spot.country === 'OM' || spot.country === 'JO')
    ? spot.country !== country
    : false;
}

/** "Salt Jordan", "العين الإمارات": before its country a town is sure, whatever else its name may mean. */
const isBeforeItsCountry = ({ spot }: Sense, next: Phrase<readonly Sense[]> | undefined): boolean =>
  next?.meaning.some(
    ({ spot: of, nisba }) => !nisba && of.city === undefined && of.country === spot.country,
  ) ?? false;

type Named = {
  readonly phrase: Phrase<readonly Sense[]>;
  readonly direction: Direction | undefined;
  /** The name that follows. */
  readonly next: Phrase<readonly Sense[]> | undefined;
};

function sensesOf(
  tokens: readonly Token[],
  at: number,
  { phrase, direction, next }: Named,
): readonly Sense[] {
  const token = tokens[at];
  if (!token) return [];
  const isPart = phrase.length === 1 && likeParts.has(token.folded.replace(/^(?:ب?ال|لل)/, ''));
  if (isPart && !(direction === 'in' && asksForPlaces(tokens))) return [];
  const named = phrase.meaning.map((sense) =>
    isBeforeItsCountry(sense, next) ? { ...sense, risky: false } : sense,
  );
  return named.filter((sense) => {
    if (sense.risky && !sense.nisba && direction !== 'in') return false;
    if (isMarkedOtherwise(token, sense)) return false;
    const isLatin = token.script !== 'arabic' || sense.article === undefined || sense.nisba;
    return isLatin || sense.article === phrase.article;
  });
}

const LONGEST_NAME = 4;

/** Whether the name of a company begins here: "at Rabwat Al Salam Hospital". */
function beginsName(tokens: readonly Token[], at: number): boolean {
  for (const [place, { folded }] of tokens.slice(at + 1, at + 1 + LONGEST_NAME).entries()) {
    if (kindWords.findAt(tokens, at + 1 + place)?.meaning.kinds.includes('company'))
      return place > 0;
    if (!/^(?:al|el)$/.test(folded) && stopWordsAt(tokens, at + 1 + place, false) > 0) return false;
  }
  return false;
}

/** Whether a longer name goes on here, and no town follows in it: "at Rabwat Al Salam". */
const goesOn = (tokens: readonly Token[], at: number, book: PlaceBook) =>
  /^(?:al|el)$/.test(tokens[at + 1]?.folded ?? '') &&
  tokens[at + 2] !== undefined &&
  !book.findAt(tokens, at + 1) &&
  !book.findAt(tokens, at + 2);

/** A misspelled name counts as a place only after a preposition. */
function misspelledAt(tokens: readonly Token[], at: number, book: PlaceBook): readonly Sense[] {
  const token = tokens[at];
  if (!token || directionBefore(tokens, at, '') !== 'in') return [];
  if (beginsName(tokens, at) || goesOn(tokens, at, book)) return [];
  const name = withoutArticle(token.folded);
  return wordsLikeNames.has(name) ? [] : book.findMisspelled(name);
}

function findNames(
  tokens: readonly Token[],
  book: PlaceBook,
  taken: ReadonlySet<number>,
): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = taken.has(at) ? undefined : book.findAt(tokens, at);
    const direction = phrase ? directionBefore(tokens, at, phrase.clitics) : 'in';
    const senses = phrase
      ? sensesOf(tokens, at, { phrase, direction, next: book.findAt(tokens, at + phrase.length) })
      : taken.has(at)
        ? []
        : misspelledAt(tokens, at, book);
    const length = phrase && senses.length > 0 ? phrase.length : 1;
    if (senses.length > 0) found.push({ at, length, senses, direction });
    at += length;
  }
  return found;
}

/** Whether nothing but kinds, stop words and tokens with other meanings follows. */
function isLast(tokens: readonly Token[], from: number, taken: ReadonlySet<number>): boolean {
  for (let at = from; at < tokens.length; ) {
    const kind = taken.has(at) ? undefined : kindWords.findAt(tokens, at);
    const said = kind?.meaning.onlyKind ? kind.length : stopWordsAt(tokens, at, true);
    const length = taken.has(at) ? 1 : said;
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** "Saudi companies", "شركات سعودية": these are in the country, and not only from it. */
function isBesideKind(tokens: readonly Token[], { at, length }: Found): boolean {
  return [at - 1, at + length].some((beside) => {
    const token = tokens[beside];
    const meant = token && kindWords.findAt([token], 0)?.meaning;
    return (
      meant?.plain === true &&
      meant.onlyKind &&
      (meant.kinds.includes('company') || meant.kinds.includes('job'))
    );
  });
}

/** "We are a hospital in Dubai": the asker is there, but what is looked for need not be. */
function isAskersPlace(tokens: readonly Token[], { at }: Found): boolean {
  const before = prepositions.findAt(tokens, at - 1) ? at - 2 : at - 1;
  return kindWords.findAt(tokens, before) !== undefined && isOwnWork(tokens, before);
}

/** A town tells where, wherever it stands in the question; countries are in half of all names. */
const isTown = ({ senses }: Found) =>
  senses.every(({ spot, risky }) => spot.city !== undefined && !risky);

function isSure(tokens: readonly Token[], found: Found, taken: ReadonlySet<number>): boolean {
  if (isAskersPlace(tokens, found)) return false;
  if (found.direction === 'in') return true;
  if (found.senses.every(({ nisba }) => nisba)) return isBesideKind(tokens, found);
  if (found.direction === 'toward') return false;
  return isTown(found) || isLast(tokens, found.at + found.length, taken);
}

/** A place joined by "or" is as sure as the one it is joined to. */
function withSureness(
  tokens: readonly Token[],
  found: readonly Found[],
  taken: ReadonlySet<number>,
): readonly (Found & { readonly sure: boolean })[] {
  const settled: (Found & { readonly sure: boolean })[] = [];
  for (const each of found) {
    const last = settled.at(-1);
    const follows = each.direction === 'joined' && last !== undefined;
    settled.push({ ...each, sure: follows ? last.sure : isSure(tokens, each, taken) });
  }
  return settled;
}

const isSame = (a: Spot, b: Spot) => a.country === b.country && a.city === b.city;

/** Drops the country of a named town: in "Riyadh, Saudi Arabia" the town says it all. */
function withoutTheirCountries(spots: readonly Spot[]): readonly Spot[] {
  const distinct = spots.filter((spot, at) => spots.findIndex((each) => isSame(each, spot)) === at);
  return distinct.filter(
    (spot) => spot.city || !distinct.some((each) => each.city && each.country === spot.country),
  );
}

export type MeantPlace = {
  readonly place?: AskedPlace;
  /** Every token that names a place, including those that made no filter. */
  readonly said: ReadonlySet<number>;
  /** The prepositions before them. */
  readonly prepositions: ReadonlySet<number>;
};

/** The places asked for. `taken` are tokens with another meaning, such as "Kuwaiti" of a dinar. */
export function placeOf(
  tokens: readonly Token[],
  book: PlaceBook,
  taken: ReadonlySet<number>,
): MeantPlace {
  const names = withSureness(tokens, findNames(tokens, book, taken), taken);
  const said = new Set<number>();
  const before = new Set<number>();
  for (const { at, length, direction } of names) {
    for (let each = at; each < at + length; each += 1) said.add(each);
    if (direction === 'in' && prepositions.findAt(tokens, at - 1)) before.add(at - 1);
  }
  const sure = names.some((each) => each.sure);
  const rated = names.filter((each) => each.sure === sure);
  // The German company in Kuwait is in Kuwait, so names go before adjectives.
  const named = rated.filter(({ senses }) => !senses.every(({ nisba }) => nisba));
  const meant = named.length > 0 ? named : rated;
  const spots = meant.flatMap(({ senses }) => senses.map((sense) => sense.spot));
  const [spot, ...others] = withoutTheirCountries(spots);
  if (!spot) return { said, prepositions: before };
  const written = meant
    .map(({ at, length }) => tokens.slice(at, at + length))
    .map((name) => name.map((token) => token.written).join(' '))
    .join(', ');
  return { place: { ...spot, written, sure, others }, said, prepositions: before };
}
