import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';

/** Shown while a page's code is loading. */
export function PageSkeleton() {
  const t = useTranslate();
  return (
    <div
      role="status"
      aria-busy="true"
      className="container-page grid min-h-dvh content-start gap-8 py-10"
    >
      <span className="sr-only">{t(layoutTexts.loadingPage)}</span>
      <SkeletonLines lines={2} className="max-w-xl" />
      <SkeletonLines lines={8} />
    </div>
  );
}
