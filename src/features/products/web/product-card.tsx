import { type MouseEvent, memo } from 'react';
import { keepAmounts } from '#features/products/medicine-amounts.ts';
import type { Product } from '#features/products/products.contract.ts';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardControlsSlot } from './card-controls-slot.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

type ProductCardProps = {
  product: Product;
  /** Opens the product over the list; without it the link leads to its page. */
  onOpen?: (product: Product) => void;
  /** Whether the picture is visible from the start. */
  eager?: boolean;
  /** Heading level: one lower below a section's own heading. */
  level?: 2 | 3;
  /** False where all products are of one company, which is named above. */
  withCompany?: boolean;
};

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Memoised: when the list grows by a page, only that page renders. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, onOpen, eager, level = 2, withCompany = true } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  function open(event: MouseEvent) {
    if (!onOpen || opensElsewhere(event)) return;
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    onOpen(product);
  }

  return (
    <Card as="li" interactive padding="none" className="appear-on-scroll">
      <CardControlsSlot product={product} />
      <CachedMarkup
        as="div"
        name="product-card"
        shows={[product, eager, level, withCompany]}
        onClick={open}
        className="flex h-full flex-col"
      >
        <ProductPicture product={product} eager={eager} className="rounded-t-xl" />
        <div className="flex min-w-0 grow flex-col p-3 sm:p-4">
          {product.item_category && (
            <p className="truncate font-medium text-sand text-xs">{product.item_category}</p>
          )}
          <Heading className="mt-1 font-semibold text-base leading-snug max-[22.5rem]:text-sm">
            <Link
              to={`/product/${product.product_id}`}
              className="line-clamp-3 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {keepAmounts(product.item_name)}
            </Link>
          </Heading>
          {withCompany && (
            <p className="mt-1.5 line-clamp-2 break-words text-muted text-sm">
              {product.company_name}
            </p>
          )}
          <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-3">
            <p className="font-semibold">
              <ProductPrice product={product} />
            </p>
            {/* On a phone the card's buttons are at the end of this line. */}
            <p className="flex min-w-0 text-muted max-sm:h-7 max-sm:w-full max-sm:items-center max-sm:pe-16">
              <bdi className="truncate font-mono text-xs">{product.item_code}</bdi>
            </p>
          </div>
        </div>
      </CachedMarkup>
    </Card>
  );
});
