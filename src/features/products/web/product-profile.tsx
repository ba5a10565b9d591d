import { Building2, Scale } from 'lucide-react';
import type { findProduct } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';

type ProductDetail = CallAnswer<typeof findProduct>['product'];

export function ProductProfile({ product }: { product: ProductDetail }) {
  return (
    <article className="grid items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <ProductPicture
        product={product}
        eager
        className="rounded-xl border border-line lg:sticky lg:top-24"
      />
      <div className="min-w-0">
        <header className="mb-8">
          {product.item_category && <Badge tone="sand">{product.item_category}</Badge>}
          <h1 className="mt-3 break-words font-semibold text-3xl">{product.item_name}</h1>
          <p className="mt-3 font-semibold text-2xl text-action">
            <ProductPrice product={product} />
          </p>
          <Ways product={product} />
        </header>
        <Card as="section" padding="lg">
          <ProductFields product={product} />
        </Card>
      </div>
    </article>
  );
}

/** Where to go from here: the company's other products, the other brands of the medicine. */
function Ways({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { company_id, company_name, generic_slug, item_generic_name } = product;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        href={local(`/company/${company_id}?tab=products`)}
        icon={<Building2 aria-hidden="true" />}
      >
        {t(productsTexts.moreOfCompany, { company: company_name })}
      </Button>
      {generic_slug && item_generic_name && (
        <Button
          variant="secondary"
          size="sm"
          href={local(`/rx/${encodeURIComponent(generic_slug)}`)}
          icon={<Scale aria-hidden="true" />}
        >
          {t(productsTexts.compareBrands, { generic: item_generic_name })}
        </Button>
      )}
    </div>
  );
}
