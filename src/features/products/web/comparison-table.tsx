import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { compareTexts } from '#features/products/compare.texts.ts';
import { keepAmounts } from '#features/products/medicine-amounts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { comparePath, dropProduct } from './chosen-products.ts';
import { comparedFacts, differ } from './compared-facts.ts';
import { shownValue } from './product-fields.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { UnitPrice } from './unit-price.tsx';

/** Products side by side, a row for each fact; rows in which they differ are marked. */
export function ComparisonTable({ products }: { products: readonly ProductDetail[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const missing = (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t(compareTexts.missing)}</span>
    </span>
  );
  const hasUnitPrice = products.some(({ unit_price }) => unit_price !== null);
  return (
    <>
      {products.length === 1 && (
        <div className="mb-5">
          <Notice tone="info">{t(compareTexts.onlyOne)}</Notice>
        </div>
      )}
      <section
        aria-label={t(compareTexts.title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-xl border border-line bg-surface shadow-card print:overflow-visible print:shadow-none"
      >
        {/* The columns are alike, so that pictures and names stand on one line. Paper does not scroll. */}
        <table
          style={{ '--products': products.length } as CSSProperties}
          className="w-full min-w-[calc(6rem+7rem*var(--products))] table-fixed border-collapse text-start text-sm sm:min-w-[calc(11rem+13rem*var(--products))] print:min-w-0 print:text-xs"
        >
          <thead>
            <tr className="align-top">
              <th
                scope="col"
                className="sticky start-0 z-10 w-24 bg-surface p-2 sm:w-44 sm:p-3 print:w-28"
              >
                <span className="sr-only">{t(compareTexts.fact)}</span>
              </th>
              {products.map((product) => (
                <th
                  key={product.product_id}
                  scope="col"
                  className="border-line border-s p-2 pb-0 text-start font-normal sm:p-3 sm:pb-0"
                >
                  <Head product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="align-top">
              <td className="sticky start-0 z-10 bg-surface" />
              {products.map((product) => (
                <td
                  key={product.product_id}
                  className="border-line border-s p-2 pb-0 sm:p-3 sm:pb-0"
                >
                  <NextStep product={product} others={products} />
                </td>
              ))}
            </tr>
            <Row
              term={t(productsTexts.supplier)}
              marked={differ(products.map(({ company_id }) => company_id))}
            >
              {products.map((product) => (
                <Cell key={product.product_id}>
                  <Link
                    to={`/company/${product.company_id}`}
                    title={product.company_name}
                    className="line-clamp-3 text-action underline-offset-4 hover:underline"
                  >
                    {product.company_name}
                  </Link>
                  <span className="block text-muted text-xs">{product.country_name}</span>
                </Cell>
              ))}
            </Row>
            {hasUnitPrice && (
              <Row
                term={t(compareTexts.unitPrice)}
                marked={differ(products.map(({ unit_price }) => JSON.stringify(unit_price)))}
              >
                {products.map((product) => (
                  <Cell key={product.product_id}>
                    {product.unit_price ? <UnitPrice of={product.unit_price} /> : missing}
                  </Cell>
                ))}
              </Row>
            )}
            {comparedFacts(products).map(({ fact, term, values, differs }) => (
              <Row key={fact} term={t(term)} marked={differs}>
                {products.map((product, position) => {
                  const value = values[position];
                  return (
                    <Cell key={product.product_id}>
                      {value ? shownValue({ fact, term, value }, product, language) : missing}
                    </Cell>
                  );
                })}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
      {products.length > 1 && (
        <p className="mt-3 flex items-center gap-2 text-muted text-sm">
          <Mark />
          {t(compareTexts.differsMark)}
        </p>
      )}
    </>
  );
}

/** Of one or two products the columns are wide; what stands at their head is no wider than of four. */
const headClasses = 'grid max-w-60 gap-2';

function Head({ product }: { product: ProductDetail }) {
  return (
    <div className={headClasses}>
      <ProductPicture product={product} eager className="rounded-lg" />
      <Link
        to={`/product/${product.product_id}`}
        className="break-words font-semibold text-base leading-snug underline-offset-4 hover:text-action hover:underline"
      >
        {keepAmounts(product.item_name)}
      </Link>
    </div>
  );
}

type NextStepProps = { product: ProductDetail; others: readonly ProductDetail[] };

/** In a row of its own, so that prices and buttons stand on one line below names of any length. */
function NextStep({ product, others }: NextStepProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const { product_id: id, item_name: name } = product;
  const rest = others.map((each) => each.product_id).filter((each) => each !== id);
  return (
    <div className={headClasses}>
      <span className="font-semibold text-action">
        <ProductPrice product={product} />
      </span>
      <Button
        size="sm"
        wide
        className="max-sm:px-1 max-sm:text-xs"
        href={local(`/enquire?product=${id}`)}
        rel="nofollow"
      >
        {t(productsTexts.sendEnquiry)}
        <span className="sr-only">: {name}</span>
      </Button>
      <Link
        to={comparePath(rest)}
        onClick={() => dropProduct(id)}
        aria-label={t(compareTexts.removeNamed, { name })}
        className="inline-flex min-h-9 items-center gap-1.5 text-muted hover:text-danger print:hidden"
      >
        <X aria-hidden="true" className="size-4" />
        {t(compareTexts.remove)}
      </Link>
    </div>
  );
}

type RowProps = { term: string; marked?: boolean; children: ReactNode };

function Row({ term, marked = false, children }: RowProps) {
  const t = useTranslate();
  return (
    <tr className="border-line border-t align-top">
      <th
        scope="row"
        className="sticky start-0 z-10 bg-surface p-2 ps-3.5 text-start font-normal text-muted max-sm:text-xs sm:p-3 sm:ps-6"
      >
        {/* At the edge, where it takes no room from the word. */}
        {marked && (
          <span className="absolute start-1 sm:start-2.5">
            <Mark />
          </span>
        )}
        {term}
        {marked && <span className="sr-only"> {t(compareTexts.differs)}</span>}
      </th>
      {children}
    </tr>
  );
}

function Mark() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-1.5 shrink-0 rounded-full bg-sand align-middle"
    />
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <td className="whitespace-pre-line break-words border-line border-s p-2 sm:p-3">{children}</td>
  );
}
