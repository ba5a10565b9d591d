import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { formatAge } from './format-age.ts';

/** How long ago it was; the exact moment on hover and for machines. */
export function Age({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={showMoment(at, language)} className="whitespace-nowrap">
      {formatAge(at, language)}
    </time>
  );
}
