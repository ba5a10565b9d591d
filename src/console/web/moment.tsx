import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';

/** A date and time that does not wrap; its column takes the width that it needs. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {showMoment(at, useLanguage())}
    </time>
  );
}
