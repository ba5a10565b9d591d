import { RefreshCw } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import {
  CATALOGS_PER_PAGE,
  firstCatalogs,
  listCatalogs,
} from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { forgetCountry } from '#platform/geo/forget-country.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { askedIn, catalogsPath, useAsked } from './asked-catalogs.ts';
import { CatalogGrid, CatalogGridSkeleton } from './catalog-grid.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = askedIn(new URL(request.url).searchParams);
  const input = firstCatalogs(asked.country ?? page.country, asked.search);
  const { failure } = await prefetchCall(page, listCatalogs, input);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['country_code', 'search'],
  head: ({ t }) => ({
    title: t(catalogsTexts.title),
    description: t(catalogsTexts.lead),
  }),
};

/** Finds out the visitor's country anew and reads the page for it. */
function refresh(): void {
  forgetCountry();
  window.location.assign(window.location.pathname);
}

function CatalogsPage() {
  const t = useTranslate();
  const visitor = useVisitorCountry();
  const asked = useAsked();
  const pages = usePagedCall(
    listCatalogs,
    firstCatalogs(asked.country ?? visitor.code, asked.search),
  );
  const shown = pages.first?.country_used_name ?? visitor.name;
  const lead = pages.first?.fallback_used
    ? t(catalogsTexts.fallbackUsed, {
        requested: pages.first.country_requested_name,
        used: shown,
      })
    : t(catalogsTexts.lead);
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={t(catalogsTexts.inCountry, { country: shown })}
        lead={lead}
        actions={
          <Button variant="secondary" icon={<RefreshCw aria-hidden="true" />} onClick={refresh}>
            {t(catalogsTexts.refresh)}
          </Button>
        }
      />
      <div className="mb-8">
        <AddressSearch
          label={t(catalogsTexts.searchLabel)}
          placeholder={t(catalogsTexts.searchPlaceholder)}
        />
      </div>
      <CatalogList pages={pages} search={asked.search} country={shown} />
    </div>
  );
}

type CatalogListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listCatalogs>>;
  search: string;
  country: string;
};

function CatalogList({ pages, search, country }: CatalogListProps) {
  return (
    <PagedList
      pages={pages}
      of="catalogs"
      skeleton={<CatalogGridSkeleton count={CATALOGS_PER_PAGE} />}
      texts={catalogsTexts}
      whenEmpty={
        <NothingFound
          search={search}
          country={country}
          list="/catalogs"
          next={{ to: catalogsPath({ country: 'KW' }), label: catalogsTexts.tryKuwait }}
          drawing="shelf"
          texts={catalogsTexts}
        />
      }
    >
      {(catalogs) => <CatalogGrid catalogs={catalogs} />}
    </PagedList>
  );
}

export { CatalogsPage as Component };
