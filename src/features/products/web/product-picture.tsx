import { Package, Pill } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Product } from '#features/products/products.contract.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { joinClasses } from '#ui/join-classes.ts';

type ProductPictureProps = {
  product: Product;
  className?: string;
  /** Visible from the start; other pictures load when scrolled to. */
  eager?: boolean;
};

/** The first picture of a product, or an icon of its kind if there is none or it fails to load. */
export function ProductPicture({ product, className, eager = false }: ProductPictureProps) {
  const [name] = product.product_images;
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event before there was a listener.
  useEffect(() => {
    const image = picture.current;
    if (name && image?.complete && image.naturalWidth === 0) setFailed(name);
  }, [name]);

  const Icon = product.item_strength || product.dosage_form ? Pill : Package;
  return (
    <div
      className={joinClasses(
        'grid aspect-4/3 place-items-center overflow-hidden bg-action-soft',
        className,
      )}
    >
      {name && name !== failed ? (
        <img
          ref={picture}
          src={uploadAddress('products', name)}
          alt=""
          width={640}
          height={480}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(name)}
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden="true" strokeWidth={1.25} className="size-2/5 text-action/60" />
      )}
    </div>
  );
}
