import type { Quota } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { isSpent } from '#features/jobs/applications/is-spent.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { joinClasses } from '#ui/join-classes.ts';

/** How much of the monthly quota is used; nothing if it is unlimited. */
export function QuotaLine({ quota }: { quota: Quota }) {
  const t = useTranslate();
  const language = useLanguage();
  const { limit, used } = quota;
  if (limit === 0) return null;
  if (isSpent(quota)) {
    const date = showDate(quota.renews_on, language);
    return (
      <Notice tone="warning" announced={false}>
        {t(texts.quotaSpent, { limit, date })}
      </Notice>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft text-sm">
      {limit <= 12 && (
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: limit }, (_, position) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the marks have no identity
              key={position}
              className={joinClasses(
                'h-1.5 w-5 rounded-full',
                position < used ? 'bg-action' : 'bg-line',
              )}
            />
          ))}
        </span>
      )}
      {t(texts.quotaUsed, { used, limit })}
    </div>
  );
}
