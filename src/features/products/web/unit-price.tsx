import type { ProductDetail } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';

const texts = {
  piece: productsTexts.perPiece,
  ml: productsTexts.perMl,
  g: productsTexts.perGram,
};

/** The price per unit of the pack, if it can be computed. */
export function UnitPrice({ of }: { of: ProductDetail['unit_price'] }) {
  const t = useTranslate();
  if (!of) return null;
  const price = formatMoney(t, of.price, of.currency);
  return <bdi className="tabular-nums">{t(texts[of.unit], { price })}</bdi>;
}
