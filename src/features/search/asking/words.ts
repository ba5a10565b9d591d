import { aboutThings } from './asides/about-things.ts';
import { afterTreatmentFrom } from './asides/after-treatment.ts';
import { childTokens } from './asides/children.ts';
import { circumstances } from './asides/circumstances.ts';
import { customerTokens } from './asides/customers.ts';
import { everyday } from './asides/everyday-words.ts';
import { isOrBetween } from './asides/or-else.ts';
import { ownDays } from './asides/own-days.ts';
import { sufferedFromAt } from './asides/suffered-from.ts';
import { testResults } from './asides/test-results.ts';
import { isLacking, isUnwanted } from './asides/unwanted.ts';
import { whomForAt } from './asides/whom-for.ts';
import { wishOf } from './asides/wish.ts';
import { beforeRemote, remoteAt } from './kinds/at-a-distance.ts';
import { withoutArticle } from './letters/arabic-forms.ts';
import { usesDigits } from './letters/arabizi.ts';
import { isUnit, spellingsOfUnit } from './measures/units.ts';
import { numberAt } from './numbers/numbers.ts';
import { telephoneAt } from './numbers/telephone.ts';
import { isOwnDevice, otherMatterAt } from './other-matters/other-matters.ts';
import { holdsPhrase, phraseList, tokensOfPhrases } from './phrases/phrase-book.ts';
import { countingPhraseAt, stopWordsAt } from './phrases/stop-words.ts';
import type { Token } from './phrases/tokens.ts';
import { isFaint, isWhatever, weakWordsAt } from './phrases/weak-words.ts';
import { isOtherKeyboard, readingsOf, type WordContext } from './readings/readings.ts';
import { spelledAt } from './readings/spelled-letters.ts';
import { isTimeOfDay } from './times/time-of-day.ts';
import type { AskedWord, Reading } from './understanding.ts';

export type TokenRoles = {
  /** Words of the question in Latin letters are Arabic. */
  readonly amidArabizi: boolean;
  /** It asks about the portal, and may do so in stop words alone: who are you. */
  readonly help: boolean;
  /** Tokens that say a filter and nothing more: they are left out of the words. */
  readonly gone: ReadonlySet<number>;
  /** Tokens that say a filter and may be part of a name: they stay as optional words. */
  readonly filters: ReadonlySet<number>;
  /** From this token on words need not be found, because they say what something is done to. */
  readonly doneTo?: number;
  /** It says what the thing may cost. */
  readonly priced: boolean;
  /** It asks for advice that only a doctor should give. */
  readonly advice: boolean;
  /** It asks for a medicine, whose form tells whether it is for a child. */
  readonly medicine: boolean;
  /** It asks for work. */
  readonly work: boolean;
};

/** What a syrup comes in; its name says syrup. */
const inBottles = phraseList('bottle, bottles, liquid, in liquid form, قنينة, زجاجة, سائل', {
  spoken: false,
});

const LONGEST_JOINED = 40;

/** The words that a token may be one piece of: one written apart from its neighbour, or a code cut at its signs. */
function joinedWith(
  tokens: readonly Token[],
  at: number,
  isWord: (at: number) => boolean,
): readonly string[] {
  const token = tokens[at];
  if (!token) return [];
  const joined: string[] = [];
  const inChunk = tokens.filter(({ chunkAt }) => chunkAt === token.chunkAt);
  if (inChunk.length > 1) joined.push(inChunk.map(({ folded }) => folded).join(''));
  for (const [first, second] of [
    [at - 1, at],
    [at, at + 1],
  ] as const) {
    const [left, right] = [tokens[first], tokens[second]];
    if (!left || !right || !isWord(first) || !isWord(second)) continue;
    joined.push(withoutArticle(left.folded) + right.folded);
  }
  joined.push(...dictatedIn(tokens, at, isWord));
  const words = joined.filter((text) => text.length <= LONGEST_JOINED && /[^\d]/.test(text));
  return [...words, ...telephoneAt(tokens, at)];
}

/** A foreign name as it is dictated, in pieces that are words: sir traline, metro nida zole. */
function dictatedIn(
  tokens: readonly Token[],
  at: number,
  isWord: (at: number) => boolean,
): readonly string[] {
  const runs = [
    [at - 1, at],
    [at - 2, at - 1, at],
    [at - 1, at, at + 1],
    [at, at + 1, at + 2],
  ] as const;
  return runs.flatMap((run) => {
    const pieces = run.flatMap((each) => tokens[each] ?? []);
    const isDictated =
      pieces.length === run.length &&
      // Two words that are both looked for are joined already.
      (run.length > 2 ? run.every(isWord) : !isWord(at - 1)) &&
      pieces.every(({ script, folded }) => script === 'latin' && isPiece(folded));
    const text = pieces.map(({ folded }) => folded).join('');
    return isDictated && text.length >= SHORTEST_DICTATED ? [text] : [];
  });
}
const isPiece = ({ length }: string) => length >= 3 && length <= 8;
const SHORTEST_DICTATED = 9;

/** A strength may be written without its unit but not without its number, so the unit need not be found. */
const isStrengthUnit = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.script === 'number' && spellingsOfUnit(tokens[at]?.folded ?? '').length > 0;

/** A year is said of an event, which has it in its date and not in its name. */
const isYear = (token: Token | undefined) => /^20[2-4]\d$/.test(token?.folded ?? '');

/** Arabic counts one and two without a number: عمره سنتين. */
const twoOf = /^(?:سنتين|شهرين|اسبوعين|يومين)$/;

/** "4 years old", "عمره ٣ سنين", "5 years experience": this says how long, and not which. */
const isCountOfTime = (tokens: readonly Token[], at: number) =>
  twoOf.test(tokens[at]?.folded ?? '') ||
  (tokens[at]?.script === 'number' &&
    /^(?:years?|yrs?|months?|weeks?|سنه|سنين|سنوات|شهر|شهور|اشهر|اسبوع|اسابيع)$/.test(
      tokens[at + 1]?.folded ?? '',
    ));

const fevers = phraseList(
  'fever, feverish, temperature, temp, hot, حرارة, حرارته, حرارتها, حراره, حمى, سخونة, سخونية, سخونه, سخن, مسخن, مسخنة, 7arara, sokhoneya, skhana',
);
const [LEAST_FEVER, MOST_FEVER] = [37, 43];

/** In "baby 39 fever" the number is a temperature and no strength. */
const isFever = (tokens: readonly Token[], at: number) => {
  const { script, folded } = tokens[at] ?? {};
  const degrees = script === 'number' ? Number(folded) : 0;
  return degrees >= LEAST_FEVER && degrees < MOST_FEVER && holdsPhrase(tokens, fevers);
};

/** In "rfq 40 volumetric pumps" the number says how many are bought: it is at least this, and a plural follows it. */
const LEAST_BOUGHT = 10;
const BEFORE_THINGS = 4;
function isCountOfThings(tokens: readonly Token[], at: number): boolean {
  const { script, folded } = tokens[at] ?? {};
  if (script !== 'number' || !(Number.isInteger(Number(folded)) && Number(folded) >= LEAST_BOUGHT))
    return false;
  const [next, ...rest] = tokens.slice(at + 1, at + BEFORE_THINGS);
  const isMany = (token: Token) => /^[a-z]{3,}[^su]s$/.test(token.folded);
  return next !== undefined && !isUnit(next.folded) && [next, ...rest].some(isMany);
}

/** In "عمره ٨ سنين" the first word says how old he is, and means no pilgrimage. */
const isAge = (tokens: readonly Token[], at: number) =>
  isCountOfTime(tokens, at + 1) ||
  (/^عمر/.test(tokens[at]?.folded ?? '') &&
    /^(?:سنه|شهر|اسبوع)$/.test(tokens[at + 1]?.folded ?? ''));

/** Whether it is one end of a hyphenated name (T-piece), or a letter in a name (فيتامين دي, إن 95). */
function isPartOfName(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  const isWithin = (other: Token | undefined) => other?.chunkAt === token.chunkAt;
  if (token.chunk.includes('-') && isWithin(before) !== isWithin(after)) return true;
  return (
    /^(?:دي|اي|ايه|ان)$/.test(token.folded) &&
    before !== undefined &&
    (!after || after.script === 'number')
  );
}

/** "Panadol, the one of 500", "ابو ٣ حبات": this says that it has so many. */
const isHaving = (tokens: readonly Token[], at: number) =>
  at > 0 &&
  /^(?:ابو|بو|ام|abu|abo|bu|bo|um|om)$/.test(tokens[at]?.folded ?? '') &&
  numberAt(tokens, at + 1) !== undefined;

type Spelled = { readonly length: number; readonly readings: readonly string[] };

type Rated = {
  readonly gone: ReadonlySet<number>;
  readonly weak: ReadonlySet<number>;
  readonly spelled: ReadonlyMap<number, Spelled>;
};

/** In a question about the portal, "السي في مالي", it means "mine"; elsewhere it may mean finance, "مدير مالي". */
const mine = /^مالي$/;

/** Finds stop words, weak words and spelled abbreviations. */
function rate(tokens: readonly Token[], { amidArabizi, help, gone, filters }: TokenRoles): Rated {
  const [stopped, weak] = [new Set(gone), new Set<number>()];
  const spelled = new Map<number, Spelled>();
  for (let at = 0; at < tokens.length; ) {
    const letters = gone.has(at) ? undefined : spelledAt(tokens, at);
    const isStrength = isStrengthUnit(tokens, at);
    const counted = countingPhraseAt(tokens, at);
    const isKept = letters !== undefined || isStrength || counted > 0;
    // Stop words in a filter are looked up one by one: "where can I buy".
    const asked = filters.has(at) ? tokens.slice(0, at + 1) : tokens;
    const isMine = help && mine.test(tokens[at]?.folded ?? '');
    const little = isKept ? 0 : isMine ? 1 : stopWordsAt(asked, at, amidArabizi);
    const isNamed = little === 1 && isPartOfName(tokens, at);
    const stops = isNamed ? 0 : little;
    if (isNamed) weak.add(at);
    const weaks = isKept || help || stops > 0 ? 0 : weakWordsAt(tokens, at);
    if (letters) spelled.set(at, letters);
    const isSaidOf = [isCountOfTime, isTimeOfDay, isFever, isCountOfThings, isHaving].some((says) =>
      says(tokens, at),
    );
    if (isStrength || isYear(tokens[at]) || isSaidOf) weak.add(at);
    for (let each = at; each < at + stops; each += 1) stopped.add(each);
    for (let each = at; each < at + weaks; each += 1) weak.add(each);
    at += Math.max(1, letters?.length ?? 0, counted, stops, weaks);
  }
  return { gone: stopped, weak, spelled };
}

export type AskedWords = {
  readonly words: readonly AskedWord[];
  readonly plainer?: readonly AskedWord[];
};

const fromOn = (tokens: readonly Token[], first: number): ReadonlySet<number> =>
  new Set([...tokens.keys()].filter((at) => at >= first));

/** The words that are left to be found without filters and stop words. */
export function wordsOf(tokens: readonly Token[], roles: TokenRoles): AskedWords {
  const { gone: stopped, weak: little, spelled } = rate(tokens, roles);
  const customers = customerTokens(tokens);
  const told = roles.advice ? tokensOfPhrases(tokens, circumstances) : none;
  const children = roles.medicine
    ? new Set([...childTokens(tokens), ...tokensOfPhrases(tokens, inBottles)])
    : none;
  const distant = roles.work ? beforeRemote(tokens) : [];
  const days = tokensOfPhrases(tokens, ownDays);
  const results = testResults(tokens);
  const treated = fromOn(tokens, afterTreatmentFrom(tokens));
  const weak = new Set([
    ...[little, customers, told, children, distant, days, results, treated].flatMap((each) => [
      ...each,
    ]),
  ]);
  const gone = roles.help && stopped.size === tokens.length ? roles.gone : stopped;
  const context: WordContext = {
    amidArabizi: roles.amidArabizi,
    digits: usesDigits(tokens),
    sentence: sentenceOf(tokens, gone, roles),
    otherKeyboard: tokens.some((token, at) => !gone.has(at) && isOtherKeyboard(token)),
  };
  const isWord = (at: number) => at in tokens && !gone.has(at);
  const words: AskedWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const letters = spelled.get(at);
    if (letters) words.push(spelledWord(tokens, at, letters));
    else if (token && isWord(at)) {
      const own = readingsOf(token, joinedWith(tokens, at, isWord), context);
      const readings = roles.work ? [...own, ...remoteAt(tokens, at)] : own;
      words.push({ written: token.written, readings, at });
    }
    at += letters?.length ?? 1;
  }
  const marked = withOthers(tokens, words, {
    help: roles.help,
    inPassing: new Set([...customers, ...days]),
    treated,
    filters: roles.filters,
  });
  const inPassing = new Set(
    [everyday, aboutThings].flatMap((book) => [...tokensOfPhrases(tokens, book)]),
  );
  const asked = withOptional(tokens, marked, { weak, inPassing: none }, roles);
  const plainer = withOptional(tokens, marked, { weak, inPassing }, roles);
  const isPlainer = asked.some(({ optional }, at) => !optional && plainer[at]?.optional);
  return { words: asked, ...(isPlainer && { plainer }) };
}

const andWords = phraseList('and, plus, also, و, وكذلك, وأيضا, w, wa', {
  clitics: [],
  spoken: false,
});

/** Words that begin with the letter that before others means "and". */
const ownWaw = /^و(?:ظي|ظا|صف|رش|حد|ريد|رم|رق|قاي|لاد|جه|سا|عا|با|ثا|كي|كل|ضع|زن|زا|جع|لا$|قت|سم)/;
const LEAST_WITH_AND = 5;

/** Whether "and" stands before a word: "gauze and bandages", "شاش وأربطة". */
function isAnd(tokens: readonly Token[], at: number): boolean {
  const { folded = '', script } = tokens[at] ?? {};
  if (andWords.findAt(tokens, at - 1)) return true;
  return (
    script === 'arabic' &&
    folded.startsWith('و') &&
    folded.length >= LEAST_WITH_AND &&
    !ownWaw.test(folded)
  );
}

type Others = {
  readonly help: boolean;
  /** Tokens about the buyer and about the asker's day. */
  readonly inPassing: ReadonlySet<number>;
  /** Tokens about what was done to somebody before. */
  readonly treated: ReadonlySet<number>;
  /** Tokens that say a filter: راس الخيمة is a place and no tent, qatar is no train. */
  readonly filters: ReadonlySet<number>;
};

/**
 * Marks words about other matters, words that say what a thing is for, and words that are as good as the one before.
 */
function withOthers(
  tokens: readonly Token[],
  words: readonly AskedWord[],
  { help, inPassing, treated, filters }: Others,
): readonly AskedWord[] {
  const elsewhere = new Set<number>();
  const literal = new Set<number>();
  const suffered = new Set<number>();
  const whomFor = whomForAt(tokens);
  const wish = wishOf(tokens);
  for (let at = 0; at < tokens.length; at += 1) {
    const cause = sufferedFromAt(tokens, at);
    for (let each = at; each < at + cause; each += 1) suffered.add(each);
    if (inPassing.has(at) || suffered.has(at)) continue;
    if (isAge(tokens, at) || (help && isOwnDevice(tokens, at))) continue;
    const other = otherMatterAt(tokens, at);
    // A single word of a filter is no other matter, as in راس الخيمة; two words are, as in "Emirates id".
    if (filters.has(at) && other < 2) continue;
    for (let each = at; each < at + other; each += 1) {
      elsewhere.add(each);
      if (other > 1) literal.add(each);
    }
  }
  return words.map((word, place): AskedWord => {
    const before = words[place - 1];
    const isOr = before !== undefined && isOrBetween(tokens, before.at, word.at);
    return {
      ...word,
      ...(elsewhere.has(word.at) && { elsewhere: true }),
      ...(literal.has(word.at) && { literal: true }),
      ...(suffered.has(word.at) && { optional: true }),
      ...(treated.has(word.at) && { treated: true }),
      ...(isOr && { orElse: true }),
      ...(before !== undefined && isAnd(tokens, word.at) && { andAlso: true }),
      ...(word.at >= whomFor && { qualifies: true }),
      ...((word.at < wish.from || word.at >= wish.until) && { beside: true }),
    };
  });
}

/** A question with this many stop words of a language is a sentence in it. */
const LITTLE_WORDS = 2;

function sentenceOf(
  tokens: readonly Token[],
  gone: ReadonlySet<number>,
  roles: TokenRoles,
): WordContext['sentence'] {
  const little = tokens.filter((_, at) => gone.has(at) && !roles.gone.has(at));
  const scripts = (['latin', 'arabic'] as const).filter(
    (script) => little.filter((token) => token.script === script).length >= LITTLE_WORDS,
  );
  return scripts.filter((script) => script === 'arabic' || !roles.amidArabizi);
}

/** A question with this many words that say something is a story. */
const STORY = 6;
const none: ReadonlySet<number> = new Set();

type LittleSaid = {
  /** Words that help to rank, and are asked for where nothing else is. */
  readonly weak: ReadonlySet<number>;
  /** Words that need not be found even then. */
  readonly inPassing: ReadonlySet<number>;
};

/** Where only weak words are left, they are what was asked for; beside a filter not even all of them. */
function withOptional(
  tokens: readonly Token[],
  words: readonly AskedWord[],
  { weak, inPassing }: LittleSaid,
  { filters, priced, doneTo = tokens.length }: TokenRoles,
): readonly AskedWord[] {
  const isTelling = ({ at }: AskedWord) =>
    at < doneTo && !weak.has(at) && !inPassing.has(at) && !filters.has(at);
  const story = words.filter(isTelling).length >= STORY ? tokensOfPhrases(tokens, everyday) : none;
  const isStrong = (word: AskedWord) => isTelling(word) && !story.has(word.at);
  const onlyWeak = !words.some(isStrong);
  const isThing = (word: AskedWord) => isStrong(word) && !isLacking(tokens, word.at);
  const hasThing = words.some(isThing);
  return words.map((word) => {
    if (hasThing && isLacking(tokens, word.at)) {
      return { ...word, optional: true, ...(isUnwanted(tokens, word.at) && { unwanted: true }) };
    }
    const isLittle =
      filters.has(word.at) || inPassing.has(word.at) || (priced && isWhatever(tokens, word.at));
    const isAsked = onlyWeak && !isLittle && (filters.size === 0 || !isFaint(tokens, word.at));
    return isStrong(word) || isAsked ? word : { ...word, optional: true };
  });
}

function spelledWord(
  tokens: readonly Token[],
  at: number,
  { length, readings }: Spelled,
): AskedWord {
  const spelled = tokens.slice(at, at + length);
  const folded = spelled.map((token) => token.folded);
  return {
    written: spelled.map(({ written }) => written).join(' '),
    readings: [
      { text: folded.join(''), how: 'typed', weight: 1 },
      ...readings.map(
        (text, place): Reading => ({ text, how: 'joined', weight: place === 0 ? 0.9 : 0.7 }),
      ),
      // Every other text has the names of single letters, so they count one by one only where they mean nothing
      // together.
      { text: folded.join(' '), how: 'split', weight: 0.7 },
    ],
    at,
  };
}
