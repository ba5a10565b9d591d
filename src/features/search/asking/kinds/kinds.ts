import { holdsPhrase, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { AskedKind } from '#features/search/asking/understanding.ts';
import { asksForHelp } from './help-words.ts';
import { type KindWord, kindWords } from './kind-words.ts';
import { isOwnWork } from './own-work.ts';
import { postAppliedFor } from './post-applied-for.ts';
import { isAfterStaff, isBesideProfession } from './professions.ts';

export type MeantKinds = {
  readonly kinds: readonly AskedKind[];
  readonly leaning: readonly AskedKind[];
  /** The tokens that say the kind and nothing else. */
  readonly said: ReadonlySet<number>;
  /** The words that plainly ask for a kind. */
  readonly written: string;
  /** From this token on words need not be found, because they say what something is done to. */
  readonly doneTo?: number;
};

/** Words that may follow a place of care without making another thing of it. */
const afterwards = phraseList(
  'open, opened, near, nearest, offering, providing, doing, specialised, specialized',
);

/** Arabic puts the head first, English last. */
const isArabic = (token: Token | undefined) =>
  token?.script === 'arabic' || (token?.spoken.length ?? 0) > 0;

const inOrFor = phraseList(
  'in, at, inside, for, into, داخل, في, ل, لأجل, حق, مال, بتاع, تبع, ديال, متاع, تاع',
  {
    clitics: ['و'],
    spoken: false,
  },
);
const articles = phraseList('a, an, the, our, any, your', { spoken: false });
/** After one of these "في" means "there is". */
const there = phraseList('وين, هل, شو, شنو, ايش, فين, وش, اي, ما', { spoken: false });

const within = phraseList('in, at, inside, with, from, داخل, في, مع, من', {
  clitics: ['و'],
  spoken: false,
});

/** How many words may stand between the preposition and the place: "in a large pharma factory". */
const FARTHEST_BACK = 4;

/**
 * "An accountant in a medical company", "محاسب في شركات طبية", "a car from the company": the company is where somebody
 * works, and not what is looked for.
 */
function isWhereOneWorks(
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
): boolean {
  const farthest = isArabic(tokens[at]) ? 1 : FARTHEST_BACK;
  for (let back = at - 1; back > 0 && back >= at - farthest; back -= 1) {
    if (taken.has(back)) return false;
    if (within.findAt(tokens, back))
      return !there.findAt(tokens, back - 1) && stopWordsAt(tokens, back - 1, true) === 0;
    if (stopWordsAt(tokens, back, true) > 0 && !articles.findAt(tokens, back)) return false;
  }
  return false;
}

/** "A tool for the laboratory", "أداة في المختبر": the place is only where something else is used. */
function isWhereItIsUsed(tokens: readonly Token[], at: number): boolean {
  const before = articles.findAt(tokens, at - 1) ? at - 2 : at - 1;
  if (/^ب(?:ال|[\u0621-\u064a]{5})/.test(tokens[at]?.folded ?? '')) return true;
  if (before <= 0) return at > 0 && /^ل(?:ل|[\u0621-\u064a]{5})/.test(tokens[at]?.folded ?? '');
  return inOrFor.findAt(tokens, before) !== undefined && !there.findAt(tokens, before - 1);
}

const machines = phraseList(
  'machine, machines, device, devices, analyser, analysers, analyzer, analyzers, instrument, instruments, apparatus, kit, kits',
  { spoken: false },
);
const whereMachinesStand =
  /^(?:lab|labs|laboratory|laboratories|clinic|clinics|hospital|hospitals)$/;

/** "Chemistry machine lab": the place where a thing stands may follow it without a preposition. */
const isBehindThing = (tokens: readonly Token[], at: number) =>
  at > 1 &&
  whereMachinesStand.test(tokens[at]?.folded ?? '') &&
  machines.findAt(tokens, at - 1) !== undefined;

/**
 * Whether a place of care is the head of what is asked for: it is in "eye hospital in Amman" and "مستشفى عيون", but not
 * in "hospital bed" or "أثاث مستشفيات".
 */
function isHead(
  tokens: readonly Token[],
  at: number,
  length: number,
  taken: ReadonlySet<number>,
): boolean {
  if (isOwnWork(tokens, at) || isWhereItIsUsed(tokens, at) || isBehindThing(tokens, at))
    return false;
  const beside = isArabic(tokens[at]) ? at - 1 : at + length;
  return (
    !tokens[beside] ||
    taken.has(beside) ||
    stopWordsAt(tokens, beside, true) > 0 ||
    afterwards.findAt(tokens, beside) !== undefined
  );
}

const posts = phraseList(
  `
    coordinator, manager, planner, officer, assistant, specialist, supervisor, executive, director, designer, secretary,
    representative, host, hostess, interpreter, photographer, driver, accountant, nurse, pharmacist, engineer,
    منسق, منسقة, مدير, مديرة, مسؤول, مسؤولة, مسئول, مسئولة, مشرف, مشرفة, مساعد, مساعدة, اخصائي, أخصائي, اخصائية, أخصائية, موظف,
    موظفة, سكرتير, سكرتيرة, مترجم, مترجمة, مصمم, مصممة
  `,
  { clitics: [], spoken: false },
);

/** Kinds that posts are named after, such as events. An employer is none of them. */
const isHeld = ({ kinds, onlyKind }: KindWord) =>
  onlyKind && !kinds.includes('job') && !kinds.includes('company');

/** "Events coordinator", "مدير فعاليات": the kind belongs to the name of a post, and is not looked for. */
const isOfPost = (tokens: readonly Token[], at: number, length: number) =>
  posts.findAt(tokens, isArabic(tokens[at]) ? at - 1 : at + length) !== undefined;

/** Someone who looks for companies does not call one of them "the company". */
const theCompany = /^(?:و|ب|ل|من)?الشركه$/;

const isPlaceOfWork = (
  { kinds }: KindWord,
  tokens: readonly Token[],
  at: number,
  taken: ReadonlySet<number>,
) =>
  kinds.includes('company') &&
  (isWhereOneWorks(tokens, at, taken) || (at > 0 && theCompany.test(tokens[at]?.folded ?? '')));

const gratis = phraseList(
  'free, for free, free of charge, no charge, مجاني, مجانية, مجانا, بالمجان, ببلاش, بلاش, balash, bbalash, majani, majjani',
  { clitics: ['و'] },
);

/** The kinds of record that are asked for. `taken` are tokens with another meaning, such as places. */
export function kindsOf(tokens: readonly Token[], taken: ReadonlySet<number>): MeantKinds {
  const applied = postAppliedFor(tokens);
  if (!applied && asksForHelp(tokens))
    return { kinds: [], leaning: ['faq', 'page'], said: new Set(), written: '' };
  const kinds = new Set<AskedKind>(applied?.job ? ['job'] : []);
  const leaning = new Set<AskedKind>();
  const said = new Set<number>(applied?.said);
  const written: Token[] = [];
  let doneTo: number | undefined;
  for (let at = 0; at < tokens.length; ) {
    const found = kindWords.findAt(tokens, at);
    const length = found?.length ?? 1;
    const isPost = found && isHeld(found.meaning) && isOfPost(tokens, at, length);
    const isOfStaff =
      found?.meaning.kinds.includes('company') === true &&
      isAfterStaff(tokens, at) &&
      (isArabic(tokens[at]) || isHead(tokens, at, length, taken));
    if (isPost || isOfStaff) leaning.add('job');
    if (isOfStaff) for (let each = at; each < at + length; each += 1) said.add(each);
    const meaning = isPost || isOfStaff ? undefined : found?.meaning;
    const isAsked = meaning?.onlyKind ? !isPlaceOfWork(meaning, tokens, at, taken) : true;
    const isWork = meaning?.kinds.includes('job');
    if (meaning && isAsked && (meaning.onlyKind || isWork || isHead(tokens, at, length, taken))) {
      const isPlain =
        meaning.plain ||
        (isWork && !kinds.has('company') && isBesideProfession(tokens, at, length));
      for (const kind of meaning.kinds) (isPlain ? kinds : leaning).add(kind);
      if (isPlain) written.push(...tokens.slice(at, at + length));
    }
    if (meaning?.toAnything) doneTo ??= at + length;
    if (meaning?.onlyKind || (meaning && isOwnWork(tokens, at))) {
      const end = meaning.does ? at + length - 1 : at + length;
      for (let each = at; each < end; each += 1) said.add(each);
    }
    at += length;
  }
  const words = written.map((token) => token.written).join(' ');
  // Tests for free are mostly offered on a health day, which is an event.
  if (leaning.has('company') && leaning.has('product') && holdsPhrase(tokens, gratis))
    leaning.add('event');
  return {
    ...settled(kinds, leaning, said),
    written: words,
    ...(doneTo !== undefined && { doneTo }),
  };
}

/** Which of several kinds is meant: a job at a hospital is a job, and the catalogue of a company is a catalogue. */
const strongest: readonly AskedKind[] = ['job', 'catalog', 'event', 'branch', 'company'];

function settled(
  kinds: ReadonlySet<AskedKind>,
  leaning: ReadonlySet<AskedKind>,
  said: ReadonlySet<number>,
): Omit<MeantKinds, 'written'> {
  const first = strongest.find((kind) => kinds.has(kind));
  if (!first) return { kinds: [], leaning: [...leaning], said };
  const meant: readonly AskedKind[] = first === 'branch' ? ['branch', 'company'] : [first];
  return { kinds: meant, leaning: [...leaning].filter((kind) => !meant.includes(kind)), said };
}
