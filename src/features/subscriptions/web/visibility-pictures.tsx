import { planBenefitsTexts as texts } from '#features/subscriptions/plan-benefits.texts.ts';
import { visibilities } from '#features/subscriptions/subscriptions.contract.ts';
import {
  type Visibility,
  type VisibilityBenefits,
  visibilityBenefits,
} from '#features/subscriptions/visibility-benefits.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { visibilityTexts } from './entitlement-rows.tsx';

/** As many pictures and products as fit on the drawing. */
const COLUMNS = 4;

function Band({ y, count, className }: { y: number; count: number; className: string }) {
  return Array.from({ length: Math.min(COLUMNS, count) }, (_, place) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      key={place}
      x={16 + place * 72}
      y={y}
      width={64}
      height={44}
      rx={6}
      className={className}
    />
  ));
}

function Page({ cover, galleryPictures, featuredProducts, video }: VisibilityBenefits) {
  const top = cover ? 60 : 16;
  const rows = top + 92;
  const featured = rows + (galleryPictures ? 56 : 0);
  return (
    <>
      {cover && <rect width={320} height={76} className="fill-action" />}
      {cover && <circle cx={262} cy={20} r={56} className="fill-on-action/15" />}
      <rect
        x={16}
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
      <path d={`M16 ${top + 62}h288M16 ${top + 74}h220`} className="stroke-[5] stroke-line" />
      <Band y={rows} count={galleryPictures} className="fill-action/35" />
      {video && <path d={`M42 ${rows + 13}l14 9l-14 9z`} className="fill-surface" />}
      <Band
        y={featured}
        count={featuredProducts || COLUMNS}
        className={featuredProducts ? 'fill-sand/45' : 'fill-line'}
      />
    </>
  );
}

function VisibilityPicture({ visibility }: { visibility: Visibility }) {
  const t = useTranslate();
  const name = t(visibilityTexts[visibility]);
  return (
    <figure className="grid gap-3">
      <svg
        role="img"
        aria-label={t(texts.pictureOf, { visibility: name })}
        viewBox="0 0 320 270"
        className="block h-auto w-full rounded-xl border border-line bg-surface rtl:-scale-x-100"
        fill="none"
        strokeLinecap="round"
      >
        <Page {...visibilityBenefits[visibility]} />
      </svg>
      <figcaption className="text-center font-medium">{name}</figcaption>
    </figure>
  );
}

/** What the visibilities of the comparison look like, drawn from the table that the pages go by. */
export function VisibilityPictures() {
  const t = useTranslate();
  return (
    <section className="mt-16">
      <h2 className="font-semibold text-2xl">{t(texts.pictureTitle)}</h2>
      <p className="mt-1 mb-6 text-soft">{t(texts.pictureLead)}</p>
      <div className="grid gap-6 sm:grid-cols-3">
        {visibilities.map((visibility) => (
          <VisibilityPicture key={visibility} visibility={visibility} />
        ))}
      </div>
    </section>
  );
}
