import { Pill } from 'lucide-react';
import { keepAmounts } from '#features/products/medicine-amounts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { RequestSlot } from '#features/products/tray/web/request-slot.tsx';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CompareSlot } from './compare-slot.tsx';
import { shownValue } from './product-fields.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductMore } from './product-more.tsx';
import { ProductPrice } from './product-price.tsx';
import { keyFacts } from './shown-facts.ts';
import { UnitPrice } from './unit-price.tsx';

/** The head of a product's page, with the facts needed to decide; the rest is below. */
export function ProductProfile({ product }: { product: ProductDetail }) {
  return (
    <article>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-10 print:grid-cols-[15rem_minmax(0,1fr)]">
        <ProductGallery key={product.product_id} product={product} />
        <div className="min-w-0">
          <Headline product={product} />
          <KeyFacts product={product} />
          <NextActions product={product} />
        </div>
      </div>
      <ProductMore product={product} />
    </article>
  );
}

function Headline({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const hasPrice = product.avg_retail_price !== null && product.currency !== null;
  return (
    <header>
      {product.item_category && <Badge tone="sand">{product.item_category}</Badge>}
      <h1 className="mt-2 break-words font-semibold text-3xl print:text-2xl">
        {keepAmounts(product.item_name)}
      </h1>
      <p className="mt-1 text-soft">
        {t(productsTexts.supplier)}{' '}
        <Link
          to={`/company/${product.company_id}`}
          className="font-medium text-action underline-offset-4 hover:underline"
        >
          {product.company_name}
        </Link>
        {' · '}
        {product.country_name}
      </p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3 font-semibold text-2xl text-action">
        {hasPrice ? <ProductPrice product={product} /> : t(productsTexts.priceNotStated)}
        {product.unit_price && (
          <span className="font-normal text-base text-soft">
            <UnitPrice of={product.unit_price} />
          </span>
        )}
      </p>
      {product.item_description && (
        <p className="measure mt-4 whitespace-pre-line break-words text-lg leading-relaxed">
          {product.item_description}
        </p>
      )}
    </header>
  );
}

function KeyFacts({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const language = useLanguage();
  const facts = keyFacts(product);
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label={t(productsTexts.keyFacts)}
      className="mt-6 grid grid-cols-2 gap-px overflow-clip rounded-xl border border-line bg-line"
    >
      {facts.map((fact) => (
        <div key={fact.fact} className="bg-surface px-4 py-3 last:odd:col-span-2">
          <dt className="text-muted text-sm">{t(fact.term)}</dt>
          <dd className="break-words font-medium">{shownValue(fact, product, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Next steps: ask the company, compare with other products, or with other brands of the medicine. */
function NextActions({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { generic_slug, item_generic_name } = product;
  return (
    <div className="mt-6 flex min-h-11 flex-wrap gap-3 max-sm:*:grow max-sm:[&>:first-child]:w-full print:hidden">
      <Button href={local(`/enquire?product=${product.product_id}`)} rel="nofollow">
        {t(productsTexts.sendEnquiry)}
      </Button>
      <RequestSlot id={product.product_id} />
      <CompareSlot product={product} />
      {generic_slug && item_generic_name && (
        <Button
          variant="secondary"
          href={local(`/rx/${encodeURIComponent(generic_slug)}`)}
          icon={<Pill aria-hidden="true" />}
        >
          {t(productsTexts.compareBrands, { generic: item_generic_name })}
        </Button>
      )}
    </div>
  );
}
