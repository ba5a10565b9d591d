import type { Understanding } from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

export type Asked = {
  readonly understanding: Understanding;
  readonly country: string;
  readonly today: CalendarDate;
  /** Of one kind only, where the asker chose a tab. */
  readonly kind?: AnswerKind | undefined;
  /** The wish without what was told beside it. */
  readonly alone?: boolean;
};
