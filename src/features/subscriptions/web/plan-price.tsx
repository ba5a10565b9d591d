import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** Whole dollars without decimals; cents only where there are some. */
export function formatPrice(price: number): string {
  return `$${Number.isInteger(price) ? price : price.toFixed(2)}`;
}

export function PlanPrice({ price }: Pick<Plan, 'price'>) {
  const t = useTranslate();
  if (price === null) return <span className="font-semibold text-4xl">{t(texts.custom)}</span>;
  return (
    <>
      <bdi className="font-semibold text-4xl tabular-nums">{formatPrice(price)}</bdi>
      <span className="text-muted">{t(texts.perMonth)}</span>
    </>
  );
}
