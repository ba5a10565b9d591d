import { use, useEffect, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { ToastContext, ToastStageContext } from './toast-context.ts';

const toastPart = pagePart(() => import('./toast.tsx'));

/**
 * Where toasts appear. A modal dialog has a region of its own, because everything outside it is inert: it is neither
 * announced
 * nor clickable.
 */
export function ToastRegion({ home = false }: { home?: boolean }) {
  const t = useTranslate();
  const id = useId();
  const toaster = use(ToastContext);
  const stage = use(ToastStageContext);
  const enter = stage?.enter;
  const toast = useWantedPart(toastPart, stage?.toasts.at(-1));

  useEffect(() => (home ? undefined : enter?.(id)), [enter, id, home]);

  if (!toaster || !stage) return null;
  const active = stage.activeRegion === (home ? undefined : id);
  return (
    // The region has to exist before its content: content that is inserted together with it is not announced.
    <section
      aria-label={t(uiTexts.notices)}
      aria-live="polite"
      aria-relevant="additions"
      className={joinClasses(
        'pointer-events-none fixed inset-x-0 z-70 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6 print:hidden',
        // On a phone the buttons of a dialog are at the bottom.
        home ? 'bottom-0' : 'max-sm:top-0 sm:bottom-0',
      )}
    >
      {active &&
        toast &&
        stage.toasts.map(({ id: toastId, ...content }) => (
          <toast.Toast key={toastId} {...content} onDismiss={() => toaster.dismiss(toastId)} />
        ))}
    </section>
  );
}
