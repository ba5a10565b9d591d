import type { ReactNode } from 'react';
import { compareTexts } from '#features/products/compare.texts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { comparedFacts, differ } from './compared-facts.ts';
import { shownValue } from './product-fields.tsx';
import { UnitPrice } from './unit-price.tsx';

type Products = { products: readonly ProductDetail[] };

export function SupplierRow({ products }: Products) {
  const t = useTranslate();
  return (
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
  );
}

export function UnitPriceRow({ products }: Products) {
  const t = useTranslate();
  if (products.every(({ unit_price }) => unit_price === null)) return null;
  return (
    <Row
      term={t(compareTexts.unitPrice)}
      marked={differ(products.map(({ unit_price }) => JSON.stringify(unit_price)))}
    >
      {products.map((product) => (
        <Cell key={product.product_id}>
          {product.unit_price ? <UnitPrice of={product.unit_price} /> : <Missing />}
        </Cell>
      ))}
    </Row>
  );
}

export function FactRows({ products }: Products) {
  const t = useTranslate();
  const language = useLanguage();
  return comparedFacts(products).map(({ fact, term, values, differs }) => (
    <Row key={fact} term={t(term)} marked={differs}>
      {products.map((product, position) => {
        const value = values[position];
        return (
          <Cell key={product.product_id}>
            {value ? shownValue({ fact, term, value }, product, language) : <Missing />}
          </Cell>
        );
      })}
    </Row>
  ));
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
        {/* Placed at the edge, so that it takes no room from the text. */}
        {marked && (
          <span className="absolute start-1 sm:start-2.5">
            <DifferenceMark />
          </span>
        )}
        {term}
        {marked && <span className="sr-only"> {t(compareTexts.differs)}</span>}
      </th>
      {children}
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <td className="whitespace-pre-line break-words border-line border-s p-2 sm:p-3">{children}</td>
  );
}

function Missing() {
  const t = useTranslate();
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t(compareTexts.missing)}</span>
    </span>
  );
}

/** Marks a row in which the products differ. */
export function DifferenceMark() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-1.5 shrink-0 rounded-full bg-sand align-middle"
    />
  );
}
