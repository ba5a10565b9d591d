import { useNavigation } from 'react-router';
import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { LoadingBar } from '#ui/feedback/loading-bar.tsx';

/** Shows that the next page is loading. */
export function NavigationProgress() {
  const t = useTranslate();
  const { state } = useNavigation();
  return (
    <div role="status">{state !== 'idle' && <LoadingBar label={t(layoutTexts.loadingPage)} />}</div>
  );
}
