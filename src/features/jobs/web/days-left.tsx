import { Clock } from 'lucide-react';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CLOSING_SOON_DAYS } from './application-state.ts';

/** How long a job is still open, as a warning if it closes soon. */
export function DaysLeft({ days }: { days: number }) {
  const t = useTranslate();
  return (
    <Badge tone={days <= CLOSING_SOON_DAYS ? 'warning' : 'neutral'}>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-3.5" />
        {t(jobsTexts.daysLeft, { days })}
      </span>
    </Badge>
  );
}
