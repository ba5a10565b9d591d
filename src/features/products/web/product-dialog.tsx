import { keepAmounts } from '#features/products/medicine-amounts.ts';
import type { Product } from '#features/products/products.contract.ts';
import { findProduct } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPicture } from './product-picture.tsx';

export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Dialog open onClose={onClose} size="lg" title={keepAmounts(product.item_name)}>
      <div className="grid items-start gap-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="grid gap-4 sm:sticky sm:top-0">
          <ProductPicture product={product} eager className="rounded-lg" />
          <Button variant="secondary" size="sm" href={local(`/product/${product.product_id}`)}>
            {t(productsTexts.openPage)}
          </Button>
        </div>
        <ProductFields product={product} />
      </div>
    </Dialog>
  );
}

/** For a product that is not in the loaded list, for example after going back and forth. */
export function FetchedProductDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const { data, error } = useCall(findProduct, { id });
  if (data) return <ProductDialog product={data.product} onClose={onClose} />;
  const title = t(error ? productsTexts.notFound : productsTexts.loading);
  return (
    <Dialog open onClose={onClose} size="lg" title={title}>
      {error ? <p className="text-soft">{tellFailure(error, t)}</p> : <SkeletonLines lines={8} />}
    </Dialog>
  );
}
