import { Info } from 'lucide-react';
import type { findGeneric } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { BrandTable, type ComparedProduct } from './brand-table.tsx';
import type { Generic } from './medicine-index.tsx';
import { Monograph } from './monograph.tsx';

export type GenericProfileProps = {
  pages: ReturnType<typeof usePagedCall<typeof findGeneric>>;
  generic: Headline;
  words: CallAnswer<typeof findGeneric>['monograph'];
};

/** Day of the oldest exchange rate that was used. */
function ratesDay(products: readonly ComparedProduct[]): string | undefined {
  const days = products.flatMap(({ converted }) => converted?.day ?? []);
  return days.sort()[0];
}

/** A generic's facts, and its brands side by side. */
export function GenericProfile({ pages, generic, words }: GenericProfileProps) {
  const t = useTranslate();
  const language = useLanguage();
  const products = pages.pages.flatMap((page) => page.products);
  const day = findCalendarDate(ratesDay(products) ?? '');
  return (
    <article>
      <GenericHeader generic={generic} />
      <Monograph generic={generic.name} words={words} />
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
