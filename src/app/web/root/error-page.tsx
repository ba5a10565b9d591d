import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { SiteLogo } from '#app/web/layout/site-logo.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

/** The last resort when a page's code or data broke. Of the layout only the logo remains, because it cannot break. */
export function ErrorPage() {
  const t = useTranslate();
  const local = useLocalPath();
  const isOffline = useHydrated() && !navigator.onLine;
  return (
    <>
      <header className="border-line border-b bg-surface">
        <div className="container-page flex h-14 items-center lg:h-16">
          <SiteLogo />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="container-page section-space">
        <ErrorState
          level={1}
          title={t(layoutTexts.pageFailedTitle)}
          onRetry={() => window.location.reload()}
        >
          {t(isOffline ? layoutTexts.offline : layoutTexts.pageFailed)}
        </ErrorState>
        <p className="-mt-8 text-center">
          <Button variant="quiet" href={local('/')}>
            {t(uiTexts.toHome)}
          </Button>
        </p>
      </main>
    </>
  );
}
