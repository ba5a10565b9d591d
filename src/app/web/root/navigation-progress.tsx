import { useNavigation } from 'react-router';
import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** A thin line across the top while the next page is on its way. */
export function NavigationProgress() {
  const t = useTranslate();
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5">
      {state !== 'idle' && (
        <>
          <span className="sr-only">{t(layoutTexts.loadingPage)}</span>
          <span className="absolute inset-y-0 w-2/5 animate-pass rounded-full bg-action" />
        </>
      )}
    </div>
  );
}
