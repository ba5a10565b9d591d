import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';

/** The last resort: a page whose code or data broke. It stands without any layout. */
export function ErrorPage() {
  const t = useTranslate();
  const isOffline = useHydrated() && !navigator.onLine;
  return (
    <main id="content" tabIndex={-1} className="container-page section-space">
      <ErrorState title={t(layoutTexts.pageFailedTitle)} onRetry={() => window.location.reload()}>
        {t(isOffline ? layoutTexts.offline : layoutTexts.pageFailed)}
      </ErrorState>
      <p className="text-center">
        <Link to="/" className="text-action underline underline-offset-4">
          {t(layoutTexts.goHome)}
        </Link>
      </p>
    </main>
  );
}
