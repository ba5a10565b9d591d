import type { ReactNode } from 'react';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

type PlanNoticeProps = { tone?: 'info' | 'warning'; children: ReactNode };

/** A notice about a limit of the plan, with a link to the others. */
export function PlanNotice({ tone = 'info', children }: PlanNoticeProps) {
  const t = useTranslate();
  return (
    <Notice tone={tone} announced={false}>
      {children}{' '}
      <Link to="/subscription" className="font-medium text-action underline underline-offset-4">
        {t(texts.compare)}
      </Link>
    </Notice>
  );
}
