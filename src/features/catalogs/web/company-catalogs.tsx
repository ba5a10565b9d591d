import { listCompanyCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { CatalogGrid, CatalogGridSkeleton } from './catalog-grid.tsx';
import { LoadMore } from './load-more.tsx';

/** The CATALOGS tab of a company. */
export function CompanyCatalogs({ companyId }: { companyId: number }) {
  const say = useSay();
  const pages = usePagedCall(listCompanyCatalogs, { id: companyId });
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
  if (catalogs.length === 0) return <EmptyState title={say(companiesTexts.comingSoon)} />;
  return (
    <>
      <CatalogGrid catalogs={catalogs} withCompany={false} />
      <LoadMore pages={pages} />
    </>
  );
}
