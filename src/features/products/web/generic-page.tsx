import { Info } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findGeneric, firstBrands } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagePart } from '#platform/pages/page-part.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { BrandTable, type ComparedProduct } from './brand-table.tsx';
import type { Generic } from './medicine-index.tsx';
import { monographPart } from './monograph-part.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = firstBrands(String(params.generic), page.country);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, findGeneric, asked),
    monographPart.load(),
  ]);
  answerFailure(page, failure);
  return null;
}

export const handle: PageHandle = {
  head: ({ queries, t, params, absolute, country }) => {
    const input = firstBrands(String(params.generic), country);
    const generic = findAnswer(queries, findGeneric, input)?.generic;
    if (!generic) return { title: t(medicinesTexts.notFound), noIndex: true };
    const { name, slug, brands } = generic;
    return {
      title: name,
      description: t(medicinesTexts.genericDescription, { generic: name, brands }),
      structuredData: [
        breadcrumbData([
          { name: t(medicinesTexts.title), address: absolute('/rx') },
          { name, address: absolute(`/rx/${encodeURIComponent(slug)}`) },
        ]),
      ],
    };
  },
};

const pageTexts = {
  backToList: medicinesTexts.backToIndex,
  notFound: medicinesTexts.notFound,
  notFoundHint: medicinesTexts.notFoundHint,
  detailFailed: medicinesTexts.loadFailed,
};

function GenericPage() {
  const { generic: slug = '' } = useParams();
  const { code } = useVisitorCountry();
  const pages = usePagedCall(findGeneric, firstBrands(slug, code));
  const answer = { ...pages, error: pages.failure, refetch: pages.retry };
  return (
    <RecordPage list="/rx" texts={pageTexts} answer={answer} skeleton={<GenericSkeleton />}>
      {pages.first && (
        <Brands pages={pages} generic={pages.first.generic} words={pages.first.monograph} />
      )}
    </RecordPage>
  );
}

type BrandsProps = {
  pages: ReturnType<typeof usePagedCall<typeof findGeneric>>;
  generic: Headline;
  words: CallAnswer<typeof findGeneric>['monograph'];
};

/** The oldest of the rates that prices were converted at. */
function ratesDay(products: readonly ComparedProduct[]): string | undefined {
  const days = products.flatMap(({ converted }) => converted?.day ?? []);
  return days.sort()[0];
}

function About(props: ComponentProps<typeof import('./monograph.tsx').Monograph>) {
  const { Monograph } = usePagePart(monographPart);
  return <Monograph {...props} />;
}

function Brands({ pages, generic, words }: BrandsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const products = pages.pages.flatMap((page) => page.products);
  const day = findCalendarDate(ratesDay(products) ?? '');
  return (
    <article>
      <GenericHeader generic={generic} />
      <Suspense fallback={<Skeleton lines={6} className="mb-10" />}>
        <About generic={generic.name} words={words} />
      </Suspense>
      <h2 className="mb-4 font-semibold text-xl">{t(medicinesTexts.brandsHeading)}</h2>
      <BrandTable generic={generic.name} products={products} />
      <LoadMore pages={pages} />
      {day && (
        <p className="mt-6 text-muted text-sm">
          {t(medicinesTexts.ratesOf, { day: showDate(day, language) })}
        </p>
      )}
      <p className="mt-6 flex items-center gap-2 text-muted text-sm">
        <Info aria-hidden="true" className="size-4 shrink-0" />
        {t(medicinesTexts.advice)}
      </p>
    </article>
  );
}

type Headline = Pick<Generic, 'name' | 'code' | 'category' | 'brands' | 'products'>;

function GenericHeader({ generic }: { generic: Headline }) {
  const t = useTranslate();
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-center gap-2">
        {generic.category && <Badge tone="sand">{generic.category}</Badge>}
        {generic.code && (
          <Badge>
            <bdi className="font-mono">{generic.code}</bdi>
          </Badge>
        )}
      </div>
      <h1 className="mt-3 break-words font-semibold text-3xl">{generic.name}</h1>
      <p className="mt-2 text-lg text-soft">
        {[
          generic.brands > 0 && t(medicinesTexts.brandCount, { count: generic.brands }),
          t(medicinesTexts.productCount, { count: generic.products }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  );
}

function GenericSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <span className="sr-only">{t(medicinesTexts.loading)}</span>
      <Skeleton lines={2} className="w-64" />
      <Skeleton shape="block" className="aspect-auto h-80" />
    </div>
  );
}

export { GenericPage as Component };
