import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { formatAge } from './format-age.ts';

/** How long ago something was; the exact time is in the tooltip and in `datetime`. */
export function Age({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={showMoment(at, language)} className="whitespace-nowrap">
      {formatAge(at, language)}
    </time>
  );
}
