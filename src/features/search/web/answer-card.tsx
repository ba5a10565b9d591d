import { Building2, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { showDate, showDateRange } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { answerKinds } from './answer-kinds.tsx';
import type { Answer } from './answer-line.tsx';
import { AnswerPicture } from './answer-picture.tsx';
import { MatchLine } from './match-line.tsx';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="shrink-0 text-muted [&>svg]:size-4">
        {icon}
      </span>
      <span className="truncate">{children}</span>
    </li>
  );
}

/** The days of an event, or the last day to apply for a job. */
function useDays({ kind, starts_on: from, ends_on: until }: Answer): string | undefined {
  const t = useTranslate();
  const language = useLanguage();
  if (kind === 'event' && from) return showDateRange(from, until ?? from, language, 'short');
  if (kind === 'job' && until)
    return t(texts.applyUntil, { date: showDate(until, language, 'short') });
  return undefined;
}

function Price({ answer: { kind, price, currency } }: { answer: Answer }) {
  const t = useTranslate();
  if (price === null || currency === null) return null;
  const amount = formatMoney(t, price, currency);
  return (
    <p className="font-semibold tabular-nums">
      <bdi>{kind === 'job' ? t(texts.upTo, { amount }) : amount}</bdi>
    </p>
  );
}

/** One answer: what it is, whose, where, when and for how much. */
export function AnswerCard({ answer }: { answer: Answer }) {
  const t = useTranslate();
  const days = useDays(answer);
  const { kind, title, detail, country, path } = answer;
  const hasDetail = detail !== '' && detail !== country;
  const isOwned = hasDetail && kind !== 'company';
  // The detail of a company is its city.
  const city = hasDetail && kind === 'company' ? detail + t(texts.comma) : '';
  const place = city + country;
  return (
    <Card as="li" interactive padding="none">
      <div className="flex gap-4 p-3 sm:gap-5 sm:p-4">
        <AnswerPicture answer={answer} />
        <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] content-center gap-1">
          <p className="font-medium text-sand text-xs">{t(answerKinds[kind].text)}</p>
          <h2 className="font-semibold text-base leading-snug sm:text-lg">
            <Link
              to={path}
              data-answer=""
              className="line-clamp-2 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {title}
            </Link>
          </h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
            {isOwned && <Fact icon={<Building2 />}>{detail}</Fact>}
            {place && <Fact icon={<MapPin />}>{place}</Fact>}
            {days && <Fact icon={<CalendarDays />}>{days}</Fact>}
          </ul>
          {answer.match && <MatchLine match={answer.match} />}
          <div className="sm:hidden">
            <Price answer={answer} />
          </div>
        </div>
        <div className="hidden shrink-0 place-self-center text-end sm:block">
          <Price answer={answer} />
        </div>
      </div>
    </Card>
  );
}
