import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { dashboardGrid } from './dashboard-grid.ts';

/** The placeholder of a dashboard while its owner is still unknown. */
export function DashboardSkeleton() {
  const t = useTranslate();
  return (
    <div className={`${dashboardGrid} grow content-start lg:content-stretch`}>
      <div className="hidden border-line border-e py-6 ps-1 pe-5 lg:block">
        <div className="mb-8 flex items-center gap-3">
          <Skeleton shape="circle" />
          <Skeleton lines={2} className="grow" />
        </div>
        <Skeleton lines={6} className="gap-6" />
      </div>
      <main id="content" tabIndex={-1} aria-busy="true" className="min-w-0 py-8 outline-none">
        <p role="status" className="sr-only">
          {t(uiTexts.loading)}
        </p>
        <Skeleton lines={2} className="mb-8 max-w-sm" />
        <Skeleton shape="card" />
      </main>
    </div>
  );
}
