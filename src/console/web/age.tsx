import { useLanguage } from '#platform/i18n/say-context.tsx';
import { sayAge, sayMoment } from './moments.ts';

/** How long ago it was; the exact moment on hover and for machines. */
export function Age({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} title={sayMoment(at, language)} className="whitespace-nowrap">
      {sayAge(at, language)}
    </time>
  );
}
