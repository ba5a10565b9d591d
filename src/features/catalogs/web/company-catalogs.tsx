import { listCompanyCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { CatalogGrid, CatalogGridSkeleton } from './catalog-grid.tsx';

function CompanyCatalogs({ companyId, whenEmpty }: CompanyTabProps) {
  return (
    <PagedList
      pages={usePagedCall(listCompanyCatalogs, { id: String(companyId) })}
      of="catalogs"
      skeleton={<CatalogGridSkeleton count={3} />}
      texts={catalogsTexts}
      whenEmpty={whenEmpty}
    >
      {(catalogs) => <CatalogGrid catalogs={catalogs} withCompany={false} />}
    </PagedList>
  );
}

/** The CATALOGS tab of a company's page. */
export const catalogsTab: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyCatalogs, { id }),
  Body: CompanyCatalogs,
};
