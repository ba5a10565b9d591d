import { planBenefitsTexts as texts } from '#features/subscriptions/plan-benefits.texts.ts';
import { visibilities } from '#features/subscriptions/subscriptions.contract.ts';
import {
  type Visibility,
  type VisibilityBenefits,
  visibilityBenefits,
} from '#features/subscriptions/visibility-benefits.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { visibilityTexts } from './entitlement-rows.tsx';

const WIDTH = 320;
const SIDE = 16;
const GAP = 8;
const TALL = 30;

type ShelvesProps = { top: number; count: number; columns: number; className: string };

/** Draws a number of boxes in rows. */
function Shelves({ top, count, columns, className }: ShelvesProps) {
  const width = (WIDTH - 2 * SIDE - GAP * (columns - 1)) / columns;
  return Array.from({ length: count }, (_, place) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      key={place}
      x={SIDE + (place % columns) * (width + GAP)}
      y={top + Math.floor(place / columns) * (TALL + GAP)}
      width={width}
      height={TALL}
      rx={5}
      className={className}
    />
  ));
}

const PICTURES_IN_ROW = 6;
const PRODUCTS_IN_ROW = 4;

const heightOf = (count: number, columns: number) => Math.ceil(count / columns) * (TALL + GAP);

function Page({ cover, galleryPictures, featuredProducts, video }: VisibilityBenefits) {
  const top = cover ? 48 : 16;
  const pictures = top + 88;
  const products = pictures + heightOf(galleryPictures, PICTURES_IN_ROW) + (cover ? 6 : 0);
  return (
    <>
      {cover && <rect width={WIDTH} height={64} className="fill-action" />}
      {cover && <circle cx={262} cy={14} r={50} className="fill-on-action/15" />}
      <rect
        x={SIDE}
        y={top}
        width={44}
        height={44}
        rx={8}
        className="fill-surface stroke-2 stroke-action"
      />
      <path d={`M38 ${top + 12}v20m-10 -10h20`} className="stroke-4 stroke-action" />
      <rect x={72} y={top + 22} width={126} height={9} rx={4} className="fill-ink" />
      <rect x={72} y={top + 36} width={84} height={6} rx={3} className="fill-muted/60" />
      {cover && <rect x={206} y={top + 20} width={40} height={13} rx={6.5} className="fill-sand" />}
      <path d={`M18 ${top + 60}h284M18 ${top + 72}h220`} className="stroke-[5] stroke-line" />
      <Shelves
        top={pictures}
        count={galleryPictures}
        columns={PICTURES_IN_ROW}
        className="fill-action/35"
      />
      {video && <path d={`M32 ${pictures + 8}l12 7l-12 7z`} className="fill-surface" />}
      <Shelves
        top={products}
        count={featuredProducts || PRODUCTS_IN_ROW}
        columns={PRODUCTS_IN_ROW}
        className={featuredProducts ? 'fill-sand/45' : 'fill-line'}
      />
    </>
  );
}

/** The texts below a picture. */
function useSeen({ galleryPictures: pictures, featuredProducts: products }: VisibilityBenefits) {
  const t = useTranslate();
  if (pictures === 0) return [t(texts.page)];
  return [t(texts.media, { pictures }), t(texts.featured, { products })];
}

/** On a phone the text is beside the picture, which takes half of the width. */
function VisibilityPicture({ visibility }: { visibility: Visibility }) {
  const t = useTranslate();
  const name = t(visibilityTexts[visibility]);
  const seen = useSeen(visibilityBenefits[visibility]);
  return (
    <figure className="grid content-start gap-4 max-sm:grid-cols-2 max-sm:items-center">
      <svg
        role="img"
        aria-label={t(texts.pictureOf, { visibility: name })}
        viewBox={`0 0 ${WIDTH} 300`}
        className="block h-auto w-full rounded-xl border border-line bg-surface rtl:-scale-x-100"
        fill="none"
        strokeLinecap="round"
      >
        <Page {...visibilityBenefits[visibility]} />
      </svg>
      <figcaption className="grid gap-1">
        <span className="font-semibold">{name}</span>
        {seen.map((each) => (
          <span key={each} className="text-sm text-soft">
            {each}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Drawings of the visibility levels, generated from the same table that the pages use. */
export function VisibilityPictures() {
  const t = useTranslate();
  return (
    <section className="mt-16">
      <h2 className="font-semibold text-2xl">{t(texts.pictureTitle)}</h2>
      <p className="mt-1 mb-6 text-soft">{t(texts.pictureLead)}</p>
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-5">
        {visibilities.map((visibility) => (
          <VisibilityPicture key={visibility} visibility={visibility} />
        ))}
      </div>
    </section>
  );
}
