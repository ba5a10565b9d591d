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
  /** A page of the portal: legal, help, contact. */
  'page',
] as const;

export type AskedKind = (typeof askedKinds)[number];

export type Reading = {
  /** Folded; several words, with spaces between them, are all meant. */
  readonly text: string;
  readonly how:
    | 'typed'
    | 'joined'
    | 'lookalike'
    | 'split'
    | 'unit'
    | 'arabizi'
    | 'pronoun'
    /** Without the little words that were written together with it. */
    | 'clitic'
    /** In full, where it was shortened. */
    | 'short'
    | 'layout'
    | 'heard'
    /** Letters that are said alike were written for each other. */
    | 'alike';
  /** 1 for what was typed; less for what it may have meant. */
  readonly weight: number;
};

export type AskedWord = {
  readonly written: string;
  /** The likeliest first; the first is what was typed. */
  readonly readings: readonly Reading[];
  /** Helps to rank, need not be found. */
  readonly optional?: boolean;
  /** About another matter than medicine: only what is called so answers it. */
  readonly elsewhere?: boolean;
  /** One of several words that name another matter together: it means nothing but itself. */
  readonly literal?: boolean;
  /** Said to be as good as the word before it: "crutch or walker". */
  readonly orElse?: boolean;
  /** What the thing shall not be or do. */
  readonly unwanted?: boolean;
  /** Wished for beside the thing before it: "gauze and bandages". */
  readonly andAlso?: boolean;
  /** What was done to somebody before: no part of the thing that is used since. */
  readonly treated?: boolean;
  /** Tells what the thing before it is for. */
  readonly qualifies?: boolean;
  /** Told beside what is wished for: why, or more of it. */
  readonly beside?: boolean;
  /** Which of the question's tokens it is. */
  readonly at: number;
};

export type AskedPlace = Spot & {
  readonly written: string;
  /** It may be part of a name ("Kuwait Dental Expo"), or said in passing, where this is not true. */
  readonly sure: boolean;
  /** Other places that are meant as well, or that the same word may mean. */
  readonly others: readonly Spot[];
};

export type AskedTime = {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
  readonly written: string;
  /** Of what: the days an event takes, the day a job was published, or its last day. */
  readonly of: 'happening' | 'posted' | 'closing';
  /** A time that nothing with a date was asked for ("a nurse today") is no filter. */
  readonly sure: boolean;
};

export type AskedPrice = {
  readonly atMost?: number;
  readonly atLeast?: number;
  readonly cheapest?: boolean;
  /** The dearest, the best paid. */
  readonly highest?: boolean;
  /** ISO 4217, where the word says which: a dinar does not. */
  readonly currency?: string;
  readonly written: string;
};

export type Understanding = {
  /** Every token of the question, folded, stop words as well. */
  readonly tokens: readonly string[];
  /** What must be found, in order, without stop words. */
  readonly words: readonly AskedWord[];
  /** The same without what is said about a thing and is not its name, for where nothing has all of it. */
  readonly plainer?: readonly AskedWord[];
  /** Plainly asked for; empty: any. */
  readonly kinds: readonly AskedKind[];
  /** The words that ask for them. */
  readonly kindsWritten: string;
  /** More probable than others, not asked for in so many words. */
  readonly leaning: readonly AskedKind[];
  readonly place?: AskedPlace;
  readonly time?: AskedTime;
  readonly price?: AskedPrice;
  /** The words that ask for what is near the visitor, where no place is named. */
  readonly near?: string;
  /** Asks for a part of a hospital: those who care for people come before those who supply them. */
  readonly care: boolean;
  /** For a child: what it can swallow comes first. */
  readonly child: boolean;
  /** A profession, and nothing but where: somebody is looked for, and nothing to buy. */
  readonly person: boolean;
  /** The newest, or the next to come, first. */
  readonly order?: 'newest' | 'soonest';
  /** Asks for medical advice: Mai is no doctor. */
  readonly advice: boolean;
};
