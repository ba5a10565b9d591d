import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { productNarrowing } from '#features/products/product-narrowing.ts';
import {
  firstProducts,
  listProductChoices,
  listProducts,
  productsCountry,
} from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { askedNarrowing, narrowingReads } from '#platform/narrowing/asked-narrowing.ts';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { NarrowedLayout } from '#ui/narrowing/narrowed-layout.tsx';
import { choicesOf } from '#ui/narrowing/narrowed-view.ts';
import { narrowingPart } from '#ui/narrowing/narrowing-part.ts';
import { useNarrowing } from '#ui/narrowing/use-narrowing.ts';
import { CompareTraySlot } from './compare-slot.tsx';
import { ProductList } from './product-list.tsx';

/** The country in the address; undefined means the visitor's own. */
function countryIn(query: URLSearchParams): string | undefined {
  const country = query.get('country') ?? '';
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const asked = askedNarrowing(query, productNarrowing);
  const country = countryIn(query) ?? productsCountry(page.country, page.isCountryKnown);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listProducts, firstProducts(country, asked)),
    prefetchCall(page, listProductChoices, { country, ...asked }),
    prefetchPart(page, narrowingPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: [...narrowingReads(productNarrowing), 'country', 'product'],
  head: ({ queries, t, country, isCountryKnown }) => {
    const asked = firstProducts(productsCountry(country, isCountryKnown));
    const used = findAnswer(queries, listProducts, asked)?.country_used_name;
    return {
      title: used ? t(productsTexts.inCountry, { country: used }) : t(productsTexts.title),
      description: t(productsTexts.lead),
    };
  },
};

function ProductsPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const elsewhere = countryIn(query);
  const { code, name, isKnown } = useVisitorCountry();
  const country = elsewhere ?? productsCountry(code, isKnown);
  const asked = useNarrowing(productNarrowing);
  const pages = usePagedCall(listProducts, firstProducts(country, asked), { keepsLast: true });
  const choices = choicesOf(
    useCall(listProductChoices, { country, ...asked }, { keepsLast: true }),
  );
  // A country in the address stays there, whatever filters are chosen.
  const kept = elsewhere ? { country: elsewhere, ...asked } : asked;
  const view = { path: '/products', asked: kept, choices, savable: true };
  // A fallback country that nobody asked for is not named if it has no products either.
  const isOurChoice = country !== code && !elsewhere && Object.keys(asked).length === 0;
  const isNamed = !isOurChoice || pages.first?.products.length !== 0;
  const shown = isNamed ? pages.first?.country_used_name : undefined;
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={shown ? t(productsTexts.inCountry, { country: shown }) : t(productsTexts.title)}
        lead={
          pages.first?.fallback_used
            ? t(productsTexts.fallbackUsed, {
                requested: pages.first.country_requested_name,
                used: pages.first.country_used_name,
              })
            : t(productsTexts.lead)
        }
        actions={
          // If the list starts with another country than the one shown at the top of the page, a link to that one.
          code !== country &&
          !elsewhere &&
          pages.first?.products.length !== 0 && (
            <Link
              to={`/products?country=${code}`}
              className="text-action hover:underline max-sm:px-0!"
            >
              {t(productsTexts.inCountry, { country: name })}
            </Link>
          )
        }
      />
      <NarrowedLayout
        view={view}
        search={{
          label: t(productsTexts.searchLabel),
          placeholder: t(productsTexts.searchPlaceholder),
        }}
      >
        <ProductList pages={pages} view={view} />
      </NarrowedLayout>
      <CompareTraySlot />
    </div>
  );
}

export { ProductsPage as Component };
