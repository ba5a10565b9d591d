import type { CSSProperties } from 'react';
import { compareTexts } from '#features/products/compare.texts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ComparisonHead, NextSteps } from './comparison-head.tsx';
import { DifferenceMark, FactRows, SupplierRow, UnitPriceRow } from './comparison-rows.tsx';

/** Products side by side with a row per fact; rows in which they differ are marked. */
export function ComparisonTable({ products }: { products: readonly ProductDetail[] }) {
  const t = useTranslate();
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
        {/* All columns are equally wide, so that pictures and names line up. Printed pages do not scroll, so there
            is no minimum width. */}
        <table
          style={{ '--products': products.length } as CSSProperties}
          className="w-full min-w-[calc(6rem+7rem*var(--products))] table-fixed border-collapse text-start text-sm sm:min-w-[calc(11rem+13rem*var(--products))] print:min-w-0 print:text-xs"
        >
          <ComparisonHead products={products} />
          <tbody>
            <NextSteps products={products} />
            <SupplierRow products={products} />
            <UnitPriceRow products={products} />
            <FactRows products={products} />
          </tbody>
        </table>
      </section>
      {products.length > 1 && (
        <p className="mt-3 flex items-center gap-2 text-muted text-sm">
          <DifferenceMark />
          {t(compareTexts.differsMark)}
        </p>
      )}
    </>
  );
}
