import { ZoomIn } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Product } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { ProductPicture } from './product-picture.tsx';

const zoomPart = pagePart(() => import('./picture-zoom.tsx'));

/** Runs an action instead of following the link. */
function act(event: MouseEvent, action: () => void) {
  event.preventDefault();
  action();
}

/** The pictures of a product: one large, with the others to choose from. Without scripts each is a link to its file. */
export function ProductGallery({ product }: { product: Product }) {
  const t = useTranslate();
  const { product_images: pictures, item_name: name } = product;
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const zoom = useWantedPart(zoomPart, zoomed);
  const current = pictures[shown] ?? pictures[0];

  return (
    <div className="grid gap-3">
      <div className="group relative">
        <ProductPicture
          key={current}
          product={{ ...product, product_images: current ? [current] : [] }}
          eager
          className="rounded-xl border border-line"
        />
        {current && (
          <a
            href={uploadAddress('products', current)}
            onClick={(event) => act(event, () => setZoomed(true))}
            className="absolute inset-0 cursor-zoom-in rounded-xl print:hidden"
          >
            <span className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-full bg-surface/90 text-ink shadow-card group-hover:text-action">
              <ZoomIn aria-hidden="true" className="size-5" />
            </span>
            <span className="sr-only">{t(productsTexts.enlarge)}</span>
          </a>
        )}
      </div>
      {pictures.length > 1 && <Choice {...{ product, shown }} onShow={setShown} />}
      {zoom && zoomed && (
        <zoom.PictureZoom
          name={name}
          pictures={pictures}
          shown={shown}
          onShow={setShown}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

type ChoiceProps = { product: Product; shown: number; onShow: (position: number) => void };

function Choice({ product, shown, onShow }: ChoiceProps) {
  const t = useTranslate();
  const { product_images: pictures, item_name: name } = product;
  return (
    <ul aria-label={t(productsTexts.pictures, { name })} className="flex gap-3 print:hidden">
      {pictures.map((picture, position) => (
        <li key={picture}>
          <a
            href={uploadAddress('products', picture)}
            aria-current={position === shown ? 'true' : undefined}
            onClick={(event) => act(event, () => onShow(position))}
            className="block w-20 overflow-clip rounded-lg border-2 border-line outline-offset-2 hover:border-action/60 aria-[current]:border-action"
          >
            <img
              src={uploadAddress('products', picture)}
              alt={t(productsTexts.picture, { number: position + 1, count: pictures.length })}
              width={80}
              height={60}
              loading="lazy"
              decoding="async"
              className="aspect-4/3 size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
