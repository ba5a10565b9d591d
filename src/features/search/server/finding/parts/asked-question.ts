import type { Understanding } from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

export type Asked = {
  readonly understanding: Understanding;
  readonly country: string;
  readonly today: CalendarDate;
  /** Only this kind is searched, because the asker chose its tab. */
  readonly kind?: AnswerKind | undefined;
  /** The question holds only the wish, without what was told beside it. */
  readonly alone?: boolean;
};
