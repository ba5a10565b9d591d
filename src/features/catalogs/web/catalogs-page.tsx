import { RefreshCw } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { catalogNarrowing } from '#features/catalogs/catalog-narrowing.ts';
import {
  CATALOGS_PER_PAGE,
  firstCatalogs,
  listCatalogChoices,
  listCatalogs,
} from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { forgetCountry } from '#platform/geo/forget-country.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedNarrowing, narrowingReads } from '#platform/narrowing/asked-narrowing.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { NothingFound } from '#ui/feedback/nothing-found.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { NarrowedLayout } from '#ui/narrowing/narrowed-layout.tsx';
import { choicesOf, type NarrowedView } from '#ui/narrowing/narrowed-view.ts';
import { narrowingPart } from '#ui/narrowing/narrowing-part.ts';
import { NothingNarrowed } from '#ui/narrowing/nothing-narrowed.tsx';
import { useNarrowing } from '#ui/narrowing/use-narrowing.ts';
import { countryIn, useAskedCountry } from './asked-catalogs.ts';
import { CatalogGrid, CatalogGridSkeleton } from './catalog-grid.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const country = countryIn(query) ?? page.country;
  const asked = askedNarrowing(query, catalogNarrowing);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listCatalogs, firstCatalogs(country, asked)),
    prefetchCall(page, listCatalogChoices, { country, ...asked }),
    prefetchPart(page, narrowingPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['country_code', ...narrowingReads(catalogNarrowing)],
  head: ({ t }) => ({
    title: t(catalogsTexts.title),
    description: t(catalogsTexts.lead),
  }),
};

/** Detects the visitor's country again and loads the page for it, keeping the search. */
function refresh(): void {
  forgetCountry();
  const address = new URL(window.location.href);
  address.searchParams.delete('country_code');
  window.location.assign(address);
}

function CatalogsPage() {
  const t = useTranslate();
  const visitor = useVisitorCountry();
  const elsewhere = useAskedCountry();
  const country = elsewhere ?? visitor.code;
  const asked = useNarrowing(catalogNarrowing);
  const pages = usePagedCall(listCatalogs, firstCatalogs(country, asked), { keepsLast: true });
  const choices = choicesOf(
    useCall(listCatalogChoices, { country, ...asked }, { keepsLast: true }),
  );
  // A country in the address stays there, whatever filters are chosen.
  const kept = elsewhere ? { country_code: elsewhere, ...asked } : asked;
  const view = { path: '/catalogs', asked: kept, choices };
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
      <NarrowedLayout
        view={view}
        search={{
          label: t(catalogsTexts.searchLabel),
          placeholder: t(catalogsTexts.searchPlaceholder),
        }}
      >
        <CatalogList pages={pages} view={view} country={shown} />
      </NarrowedLayout>
    </div>
  );
}

/** The required link for an empty list; somebody who already sees Kuwait's catalogs gets the companies instead. */
const toKuwait = { to: '/catalogs?country_code=KW', label: catalogsTexts.tryKuwait };
const toCompanies = { to: '/companies', label: catalogsTexts.browseCompanies };

type CatalogListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listCatalogs>>;
  view: NarrowedView;
  country: string;
};

function CatalogList({ pages, view, country }: CatalogListProps) {
  const isAllOfKuwait = pages.first?.country_used === 'KW' && !view.asked.search;
  return (
    <PagedList
      pages={pages}
      of="catalogs"
      skeleton={<CatalogGridSkeleton count={CATALOGS_PER_PAGE} />}
      texts={catalogsTexts}
      whenEmpty={
        <NothingNarrowed view={view}>
          <NothingFound
            search={view.asked.search ?? ''}
            country={country}
            list="/catalogs"
            next={isAllOfKuwait ? toCompanies : toKuwait}
            drawing="shelf"
            texts={catalogsTexts}
          />
        </NothingNarrowed>
      }
    >
      {(catalogs) => <CatalogGrid catalogs={catalogs} />}
    </PagedList>
  );
}

export { CatalogsPage as Component };
