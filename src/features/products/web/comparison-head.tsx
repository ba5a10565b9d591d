import { X } from 'lucide-react';
import { compareTexts } from '#features/products/compare.texts.ts';
import { keepAmounts } from '#features/products/medicine-amounts.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { comparePath, dropProduct } from './chosen-products.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

type Products = { products: readonly ProductDetail[] };

/** The head of each column, with its product. */
export function ComparisonHead({ products }: Products) {
  const t = useTranslate();
  return (
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
  );
}

/** A row of its own, so that prices and buttons line up below names of any length. */
export function NextSteps({ products }: Products) {
  return (
    <tr className="align-top">
      <td className="sticky start-0 z-10 bg-surface" />
      {products.map((product) => (
        <td key={product.product_id} className="border-line border-s p-2 pb-0 sm:p-3 sm:pb-0">
          <NextStep product={product} others={products} />
        </td>
      ))}
    </tr>
  );
}

/** With one or two products the columns are wide; their heads stay as narrow as with four. */
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
