import { useNavigation } from 'react-router';
import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';

/** A thin line across the top while the next page is on its way. */
export function NavigationProgress() {
  const say = useSay();
  const { state } = useNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5">
      {state !== 'idle' && (
        <>
          <span className="sr-only">{say(layoutTexts.loadingPage)}</span>
          <span className="absolute inset-y-0 w-2/5 animate-pass rounded-full bg-action" />
        </>
      )}
    </div>
  );
}
