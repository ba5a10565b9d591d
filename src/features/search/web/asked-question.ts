import { QUESTION_MAX_LENGTH } from '#features/search/question-length.ts';
import {
  ANSWERS_AT_ONCE,
  type AnswerKind,
  answerKinds,
  type FilterName,
  filterNames,
  type search,
} from '#features/search/search.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';

/** The answer of the search call. */
export type Found = CallAnswer<typeof search>;

/** What the address of the search page asks for. */
export type AskedQuestion = {
  readonly q: string;
  readonly kind?: AnswerKind;
  /** The filters that were taken back. */
  readonly without: readonly FilterName[];
  /** How many pages of answers are shown, one below the other. */
  readonly pages: number;
};

const MOST_PAGES = 10;

export function readQuestion(query: URLSearchParams): AskedQuestion {
  const without = (query.get('without') ?? '').split(',');
  return {
    q: (query.get('q') ?? '').trim().slice(0, QUESTION_MAX_LENGTH).trim(),
    kind: answerKinds.find((kind) => kind === query.get('kind')),
    without: filterNames.filter((name) => without.includes(name)),
    pages: Math.min(MOST_PAGES, Math.max(1, Math.floor(Number(query.get('pages'))) || 1)),
  };
}

/** The input of the call for one page of answers, counted from 0. */
export function inputOf({ q, kind, without }: AskedQuestion, page: number) {
  return {
    q,
    ...(kind ? { kind } : {}),
    ...(without.length > 0 ? { without: without.join(',') } : {}),
    ...(page > 0 ? { offset: page * ANSWERS_AT_ONCE } : {}),
  };
}

export function addressOf({ q, kind, without, pages }: Partial<AskedQuestion> & { q: string }) {
  const query = new URLSearchParams({ q });
  if (kind) query.set('kind', kind);
  if (without && without.length > 0) query.set('without', without.join(','));
  if (pages && pages > 1) query.set('pages', String(pages));
  return `/search?${query}`;
}
