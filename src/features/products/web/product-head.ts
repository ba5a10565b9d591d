import type { Product } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import type { HeadFacts, PageHead, StructuredData } from '#platform/pages/page-head.ts';

type Said = Pick<HeadFacts, 't' | 'absolute'>;

const DESCRIPTION_LENGTH = 160;

function pictureOf(product: Product): string | undefined {
  const [name] = product.product_images;
  return name ? uploadAddress('products', name) : undefined;
}

function offersOf(product: Product, address: string) {
  if (product.avg_retail_price === null || product.currency === null) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: address,
      price: product.avg_retail_price,
      priceCurrency: product.currency,
      seller: { '@type': 'Organization', name: product.company_name },
    },
  };
}

function productData(product: Product, { absolute }: Said, origin: string): StructuredData {
  const picture = pictureOf(product);
  const address = absolute(`/product/${product.product_id}`);
  return {
    '@type': 'Product',
    name: product.item_name,
    url: address,
    ...(product.item_description ? { description: product.item_description } : {}),
    ...(product.item_code ? { sku: product.item_code } : {}),
    ...(product.item_category ? { category: product.item_category } : {}),
    ...(product.brand_name ? { brand: { '@type': 'Brand', name: product.brand_name } } : {}),
    ...(picture ? { image: origin + picture } : {}),
    ...offersOf(product, address),
  };
}

function structuredDataOf(product: Product, facts: Said): readonly StructuredData[] {
  const { t, absolute } = facts;
  // Pictures have the same address in all languages.
  const { origin } = new URL(absolute('/'));
  const steps = [
    { name: t(productsTexts.title), address: absolute('/products') },
    { name: product.item_name, address: absolute(`/product/${product.product_id}`) },
  ];
  return [productData(product, facts, origin), breadcrumbData(steps)];
}

export function productHead(product: Product, facts: Said): PageHead {
  const { t } = facts;
  const { item_name: name, company_name: company } = product;
  const lead = t(productsTexts.pageDescription, { name, company });
  const description = `${lead} ${product.item_description ?? ''}`.trim();
  return {
    title: name,
    record: name,
    description: description.slice(0, DESCRIPTION_LENGTH),
    image: pictureOf(product),
    // Only server-rendered documents contain it, so browsers need not load the code. A getter, so that it is not built
    // for callers who only read the title.
    get structuredData() {
      return import.meta.env.SSR ? structuredDataOf(product, facts) : [];
    },
  };
}
