import type { Lexeme } from '#features/search/server/finding/words/lexemes.ts';

/** Words that are all meant, each by any of its lexemes. */
export type Alternative = {
  readonly words: readonly (readonly Lexeme[])[];
  readonly quality: number;
  readonly documents: number;
  /** Records that have it in their names. */
  readonly named: number;
  /** Not what was asked for, but what it leads to: a record must be called so; a thing that mentions it is none. */
  readonly ledTo?: boolean;
  /** So few records have one of its words that the others need not stand beside it. */
  readonly rare?: boolean;
};

/** A part of the question that a record can answer: a word, or several that mean one thing. */
export type AskedGroup = {
  /** Which of the asked words. */
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** How much it tells records apart, from 0 to 1 for each word. */
  readonly weight: number;
  readonly optional: boolean;
  /** What has it comes behind what has not. */
  readonly unwanted?: boolean | undefined;
  /** Only what is called so has it. */
  readonly elsewhere?: boolean | undefined;
  readonly documents: number;
  readonly named: number;
};
