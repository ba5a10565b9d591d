import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { Span } from './calendar.ts';
import { calendarTimeAt } from './calendar-time.ts';
import { dayWordAt } from './day-words.ts';
import { feastAt } from './feasts.ts';
import type { FoundTime } from './found-time.ts';
import { partOfTimeAt } from './part-of-time.ts';
import { relativeTimeAt } from './relative-time.ts';
import { seasonAt } from './season.ts';
import { wholeYearAt } from './year.ts';

export type NamedTime = {
  readonly span: Span;
  readonly written: string;
  /** The tokens that say the time. */
  readonly said: ReadonlySet<number>;
  /** Those of the tokens that may be names as well, such as a month. */
  readonly names: ReadonlySet<number>;
};

type Asked = {
  readonly today: CalendarDate;
  /** Tokens with another meaning, such as prices. */
  readonly taken: ReadonlySet<number>;
  /**
   * Whether something with a date may be asked for. If not, months and years are no times: October is a town in Egypt.
   */
  readonly dates: boolean;
};

/** From the first to the last day of both: "next week or next month". */
function both(a: Span, b: Span): Span {
  return {
    from: a.from < b.from ? a.from : b.from,
    until: a.until > b.until ? a.until : b.until,
  };
}

/** All times that a question names, as one span. */
export function findTime(
  tokens: readonly Token[],
  { today, taken, dates }: Asked,
): NamedTime | undefined {
  const said = new Set<number>();
  const names = new Set<number>();
  const spans: Span[] = [];
  const add = (at: number, { span, length }: FoundTime, isName: boolean) => {
    spans.push(span);
    for (let each = at; each < at + length; each += 1) {
      said.add(each);
      if (isName) names.add(each);
    }
  };
  for (let at = 0; at < tokens.length; ) {
    const relative = taken.has(at)
      ? undefined
      : (relativeTimeAt(tokens, at, today) ?? dayWordAt(tokens, at, today));
    const dated = taken.has(at) || !dates ? undefined : datedAt(tokens, at, today);
    const found = longer(relative, dated);
    if (found) add(at, found, found === dated);
    at += found?.length ?? 1;
  }
  const [first, ...more] = spans;
  if (!first) return undefined;
  const written = tokens
    .filter((_, at) => said.has(at))
    .map((token) => token.written)
    .join(' ');
  return { span: more.reduce(both, first), written, said, names };
}

function datedAt(tokens: readonly Token[], at: number, today: CalendarDate): FoundTime | undefined {
  const wholeAt = (from: number) =>
    calendarTimeAt(tokens, from, today) ??
    feastAt(tokens, from, today) ??
    seasonAt(tokens, from, today) ??
    wholeYearAt(tokens, from, today);
  return partOfTimeAt(tokens, at, today, wholeAt) ?? wholeAt(at);
}

function longer(a: FoundTime | undefined, b: FoundTime | undefined): FoundTime | undefined {
  if (!a || !b) return a ?? b;
  return b.length >= a.length ? b : a;
}
