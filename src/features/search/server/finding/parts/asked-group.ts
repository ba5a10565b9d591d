import type { Lexeme } from '#features/search/server/finding/words/lexemes.ts';

/** Words that must all be found, each by any of its lexemes. */
export type Alternative = {
  readonly words: readonly (readonly Lexeme[])[];
  readonly quality: number;
  readonly documents: number;
  /** How many records have it in their names. */
  readonly named: number;
  /** It is not what was asked for but what that leads to: a record must be called so, a mention is not enough. */
  readonly ledTo?: boolean;
  /** One of its words is in so few records that the others need not stand near it. */
  readonly rare?: boolean;
};

/** A part of the question that a record can answer: one word, or several that mean one thing. */
export type AskedGroup = {
  /** The places of its words among the asked words. */
  readonly at: readonly number[];
  readonly alternatives: readonly Alternative[];
  /** How well it tells records apart, from 0 to 1 for each word. */
  readonly weight: number;
  readonly optional: boolean;
  /** Records that have it are ranked behind those that do not. */
  readonly unwanted?: boolean | undefined;
  /** It is about another matter than medicine: only records called so match. */
  readonly elsewhere?: boolean | undefined;
  readonly documents: number;
  readonly named: number;
};
