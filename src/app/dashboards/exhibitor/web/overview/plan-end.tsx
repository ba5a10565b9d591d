import { EXPIRES_WITHIN_DAYS } from '#app/dashboards/exhibitor/overview.contract.ts';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import { getCurrentPlan } from '#features/subscriptions/public.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { daysLeftUntil } from '#platform/dates/validity.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { usePageTime } from '#platform/pages/page-time.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** For this long after a plan's end, the notice is still shown. */
const TOLD_DAYS = 30;

/** A notice that the plan ends soon or has just ended, with a link to renew it. */
export function PlanEnd() {
  const t = useTranslate();
  const language = useLanguage();
  const now = usePageTime();
  const { data } = useCall(getCurrentPlan, {});
  const last = data?.ended ?? (data?.ends_on ? { name: data.name, on: data.ends_on } : null);
  if (!last) return null;
  const left = daysLeftUntil(last.on, now);
  if (left > EXPIRES_WITHIN_DAYS || left < -TOLD_DAYS) return null;
  const told = { plan: last.name, date: showDate(last.on, language) };
  return (
    <Notice tone="warning" announced={false}>
      <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {t(left < 0 ? texts.planEnded : texts.planEnds, told)}
        <Link
          to="/exhibitor/dashboard/billing"
          className="inline-flex pointer-coarse:min-h-10 items-center font-medium text-action underline underline-offset-4"
        >
          {t(texts.toBilling)}
        </Link>
      </span>
    </Notice>
  );
}
