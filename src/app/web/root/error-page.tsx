import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

/** The last resort: a page whose code or data broke. It stands without any layout. */
export function ErrorPage() {
  const t = useTranslate();
  return (
    <main id="content" tabIndex={-1} className="container-page section-space">
      <ErrorState title={t(layoutTexts.pageFailedTitle)} onRetry={() => window.location.reload()}>
        {t(layoutTexts.pageFailed)}
      </ErrorState>
      <p className="text-center">
        <Link to="/" className="text-action underline underline-offset-4">
          {t(layoutTexts.goHome)}
        </Link>
      </p>
    </main>
  );
}
