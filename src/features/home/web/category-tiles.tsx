import { Package } from 'lucide-react';
import { homeTexts } from '#features/home/home.texts.ts';
import { listTopCategories } from '#features/products/public.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { tilesOf } from './load-latest.ts';
import { productsPath } from './products-path.ts';
import { SectionHeader } from './section-header.tsx';

/** The largest product categories of the country, each with a picture of one of its products. */
export function CategoryTiles() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const { data } = useCall(listTopCategories, tilesOf(country.code));
  if (!data || data.categories.length === 0) return null;
  return (
    <section aria-labelledby="categories">
      <SectionHeader
        id="categories"
        title={t(homeTexts.categories)}
        to={productsPath(country)}
        more={t(homeTexts.allProducts)}
      />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4">
        {data.categories.map(({ slug, name, products, image }) => (
          <Card
            as="li"
            key={slug}
            interactive
            padding="none"
            // A phone's first screen has two of them, a desktop's all.
            className="overflow-clip"
          >
            <div className="flex h-full items-center gap-3 max-lg:flex-col max-lg:items-stretch max-lg:gap-0 lg:pe-3">
              <span className="grid aspect-4/3 shrink-0 place-items-center overflow-clip bg-action-soft lg:w-28">
                <TilePicture image={image} />
              </span>
              <span className="min-w-0 leading-snug max-lg:p-3">
                <Link
                  to={productsPath(country, slug)}
                  className="block break-words font-semibold outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
                >
                  {name}
                </Link>
                <span className="text-muted text-sm">
                  {t(homeTexts.tileCount, { count: products })}
                </span>
              </span>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function TilePicture({ image }: { image: string | null }) {
  if (!image) {
    return <Package aria-hidden="true" strokeWidth={1.25} className="size-2/5 text-action/60" />;
  }
  return (
    <img
      src={uploadAddress('products', image)}
      alt=""
      width={160}
      height={120}
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}
