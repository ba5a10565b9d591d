import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Spot } from './places/spot.ts';

export const askedKinds = [
  'company',
  'branch',
  'product',
  /** The page of a generic, with its brands side by side. */
  'medicine',
  'catalog',
  'event',
  'job',
  'faq',
  /** A page of the portal itself: legal, help, contact. */
  'page',
] as const;

export type AskedKind = (typeof askedKinds)[number];

export type Reading = {
  /** Folded. Where it has several words, with spaces between them, all of them are meant. */
  readonly text: string;
  readonly how:
    | 'typed'
    | 'joined'
    | 'lookalike'
    | 'split'
    | 'unit'
    | 'arabizi'
    | 'pronoun'
    /** Without the clitics that were written together with it. */
    | 'clitic'
    /** An abbreviation, written in full. */
    | 'short'
    | 'layout'
    | 'heard'
    /** With letters exchanged that are said alike. */
    | 'alike';
  /** How likely it was meant: 1 for what was typed, less for a guess. */
  readonly weight: number;
};

export type AskedWord = {
  readonly written: string;
  /** The likeliest reading first; the first is what was typed. */
  readonly readings: readonly Reading[];
  /** It helps to rank but need not be found. */
  readonly optional?: boolean;
  /** It is about another matter than medicine, so only records called so answer it. */
  readonly elsewhere?: boolean;
  /** It is one of several words that together name another matter, so it means nothing but itself. */
  readonly literal?: boolean;
  /** It was said to be as good as the word before it: "crutch or walker". */
  readonly orElse?: boolean;
  /** It says what the thing shall not be or do. */
  readonly unwanted?: boolean;
  /** It was wished for beside the thing before it: "gauze and bandages". */
  readonly andAlso?: boolean;
  /** It says what was done to somebody before, and so is no part of the thing that is used since. */
  readonly treated?: boolean;
  /** It says what the thing before it is for. */
  readonly qualifies?: boolean;
  /** It was told beside the wish, as its reason or as more about it. */
  readonly beside?: boolean;
  /** Its place among the question's tokens. */
  readonly at: number;
};

export type AskedPlace = Spot & {
  readonly written: string;
  /** False where the name may be part of another name ("Kuwait Dental Expo") or was said in passing. */
  readonly sure: boolean;
  /** Other places that were named as well, or that the same word may mean. */
  readonly others: readonly Spot[];
};

export type AskedTime = {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly written: string;
  /** What the time is of: the days of an event, the day a job was published, or the job's last day. */
  readonly of: 'happening' | 'posted' | 'closing';
  /** False where nothing with a date was asked for ("a nurse today"): then it is no filter. */
  readonly sure: boolean;
};

export type AskedPrice = {
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly cheapest?: boolean;
  /** The dearest or the best paid comes first. */
  readonly highest?: boolean;
  /** ISO 4217, where the words tell it: "dinar" alone does not. */
  readonly currency?: string;
  readonly written: string;
};

export type Understanding = {
  /** Every token of the question, folded, stop words included. */
  readonly tokens: readonly string[];
  /** The words to be found, in order, without stop words. */
  readonly words: readonly AskedWord[];
  /**
   * The same words, with those optional that describe a thing without being its name; for questions that find nothing
   * with all of their words.
   */
  readonly plainer?: readonly AskedWord[];
  /** The kinds that were plainly asked for; empty means any. */
  readonly kinds: readonly AskedKind[];
  /** The words that ask for those kinds. */
  readonly kindsWritten: string;
  /** Kinds that are likelier than others without having been asked for in so many words. */
  readonly leaning: readonly AskedKind[];
  readonly place?: AskedPlace;
  readonly time?: AskedTime;
  readonly price?: AskedPrice;
  /** The words that ask for what is near the visitor, where no place was named. */
  readonly near?: string;
  /** Asks for a part of a hospital: companies that care for people come before those that supply them. */
  readonly care: boolean;
  /** Asks for a child: what a child can swallow comes first. */
  readonly child: boolean;
  /** Asks for a profession and at most a place: a person is looked for, and nothing to buy. */
  readonly person: boolean;
  /** The newest first, or the next to come. */
  readonly order?: 'newest' | 'soonest';
  /** Asks for medical advice, which Mai does not give. */
  readonly advice: boolean;
};
