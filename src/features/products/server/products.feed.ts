import { listProducts } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { startOfDay } from '#platform/dates/validity.ts';
import { lineOf, textOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

export const productsFeed = listFeeds({
  path: '/products',
  call: listProducts,
  always: { limit: 50, sort: 'newest' },
  feedOf({ products, country_requested_name: country }, { language }) {
    const t = translateIn(language);
    return {
      title: t(productsTexts.inCountry, { country }),
      description: t(productsTexts.lead),
      items: products.map((product) => {
        const { avg_retail_price: price, currency, product_images: images } = product;
        return {
          path: `/product/${product.product_id}`,
          title: product.item_name,
          text: textOf(
            lineOf(product.brand_name, product.company_name, price && `${price} ${currency}`),
            product.item_description,
          ),
          author: product.company_name,
          published: startOfDay(product.added_on),
          image: images[0] ? `/Upload/products/${images[0]}` : undefined,
          tags: product.item_category ? [product.item_category] : [],
        };
      }),
    };
  },
});
