import type { ReactNode } from 'react';
import { showAmount } from '#features/products/medicine-amounts.ts';
import { factOf } from '#features/products/product-facts.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { ProductPrice } from './product-price.tsx';
import { type ShownFact, type ShownProduct, shownFacts } from './shown-facts.ts';

export function shownValue(
  { fact, value }: ShownFact,
  product: ShownProduct,
  language: Language,
): ReactNode {
  const { as } = factOf(fact);
  if (as === 'price') return <ProductPrice product={product} />;
  if (as === 'company') {
    return (
      <Link
        to={`/company/${product.company_id}`}
        className="text-action underline-offset-4 hover:underline"
      >
        {value}
      </Link>
    );
  }
  if (as === 'strength') return <bdi>{showAmount(value, language)}</bdi>;
  return as === 'code' ? <bdi>{value}</bdi> : value;
}

type ProductFieldsProps = { product: ShownProduct; facts?: readonly ShownFact[] };

/** All or some of a product's facts, as a list of terms. */
export function ProductFields({ product, facts = shownFacts(product) }: ProductFieldsProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <dl className="divide-y divide-line">
      {facts.map((fact) => (
        <div
          key={fact.fact}
          className="grid items-baseline gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
        >
          <dt className="text-muted text-sm">{t(fact.term)}</dt>
          <dd className="whitespace-pre-line break-words">{shownValue(fact, product, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
