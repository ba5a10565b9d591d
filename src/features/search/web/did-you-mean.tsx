import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { addressOf } from './asked-question.ts';

export function DidYouMean({ meant }: { meant: string | null }) {
  const t = useTranslate();
  if (!meant) return null;
  return (
    <p className="text-lg">
      {t(texts.didYouMean)}{' '}
      <Link
        to={addressOf({ q: meant })}
        className="font-medium text-action underline underline-offset-4"
      >
        {meant}
      </Link>
    </p>
  );
}
