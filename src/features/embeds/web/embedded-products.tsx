import { listCompanyProducts, type Product } from '#features/products/public.ts';
import { ProductPicture, ProductPrice } from '#features/products/web/public.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { EmbedCard } from './embed-card.tsx';
import { askedOf, type EmbeddedList, EntriesOrNothing } from './embedded-list.tsx';

function ProductEntry({ product }: { product: Product }) {
  return (
    <EmbedCard
      to={`/product/${product.product_id}`}
      title={product.item_name}
      picture={<ProductPicture product={product} />}
    >
      {product.item_category && (
        <p className="truncate text-muted text-sm">{product.item_category}</p>
      )}
      <p className="mt-auto font-semibold text-sm">
        <ProductPrice product={product} />
      </p>
    </EmbedCard>
  );
}

function Body({ companyId }: { companyId: string }) {
  const answer = useCall(listCompanyProducts, askedOf(companyId));
  return (
    <EntriesOrNothing
      answer={answer}
      entries={answer.data?.products}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3"
    >
      {(product) => <ProductEntry key={product.product_id} product={product} />}
    </EntriesOrNothing>
  );
}

export const embeddedProducts: EmbeddedList = {
  load: (page, companyId) => prefetchCall(page, listCompanyProducts, askedOf(companyId)),
  Body,
};
