import { openingHoursTexts as texts } from '#platform/dates/opening-hours.texts.ts';
import { ALWAYS_OPEN, type OpenDays, openDaysOf } from '#platform/dates/opening-hours.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** Opening hours; consecutive days with the same hours share a line. */
export function HoursList({ hours }: { hours: string }) {
  const t = useTranslate();
  const daysOf = ({ first, last }: OpenDays) =>
    first === last
      ? t(texts[first])
      : t(texts.fromTo, { first: t(texts[first]), last: t(texts[last]) });
  if (hours === ALWAYS_OPEN) return t(texts.always);
  return (
    <ul className="grid gap-0.5">
      {openDaysOf(hours).map((group) => (
        <li key={group.first} className="flex flex-wrap gap-x-2">
          <span>{daysOf(group)}</span>
          <bdi dir="ltr" className="text-soft tabular-nums">
            {group.spans.map((span) => span.join('–')).join(', ')}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
