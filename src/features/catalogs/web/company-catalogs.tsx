import { listCompanyCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import type { CompanyTab, CompanyTabProps } from '#features/companies/public.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { CatalogGrid, CatalogGridSkeleton } from './catalog-grid.tsx';

function CompanyCatalogs({ companyId, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  const pages = usePagedCall(listCompanyCatalogs, { id: String(companyId) });
  if (pages.isLoading) return <CatalogGridSkeleton label={say(catalogsTexts.loading)} count={3} />;
  if (pages.failure) {
    return (
      <ErrorState
        title={say(catalogsTexts.failed)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
        retryLabel={say(catalogsTexts.tryAgain)}
      >
        {pages.failure.message}
      </ErrorState>
    );
  }
  const catalogs = pages.pages.flatMap((page) => page.catalogs);
  if (catalogs.length === 0) return whenEmpty;
  return (
    <>
      <CatalogGrid catalogs={catalogs} withCompany={false} />
      <LoadMore pages={pages} />
    </>
  );
}

/** The CATALOGS tab of a company. */
export const catalogsTab: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyCatalogs, { id }),
  Body: CompanyCatalogs,
};
