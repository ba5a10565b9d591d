import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';

/** When something was, in one piece: a column gives it the width that it needs. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {showMoment(at, useLanguage())}
    </time>
  );
}
