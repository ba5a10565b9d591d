import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { productsTexts } from '#features/products/products.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { NearPicture } from './near-picture.tsx';

type PictureZoomProps = {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShow: (position: number) => void;
  onClose: () => void;
};

/** A picture as large as the screen allows, with arrows to the others. */
export function PictureZoom({ name, pictures, shown, onShow, onClose }: PictureZoomProps) {
  const t = useTranslate();
  const forward = useLanguage() === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const count = pictures.length;
  const step = (by: number) => onShow((shown + by + count) % count);

  function press({ key }: KeyboardEvent) {
    if (key === forward) step(1);
    if (key === backward) step(-1);
  }

  return (
    <Dialog open onClose={onClose} size="lg" title={name}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are also buttons */}
      <div onKeyDown={press} className="grid gap-3">
        <NearPicture key={shown} src={uploadAddress('products', pictures[shown] ?? '')} />
        {count > 1 && (
          <div className="flex items-center justify-between gap-4">
            <IconButton
              label={t(productsTexts.previousPicture)}
              icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
              onClick={() => step(-1)}
            />
            <p aria-live="polite" className="text-muted text-sm tabular-nums">
              {t(productsTexts.picture, { number: shown + 1, count })}
            </p>
            <IconButton
              label={t(productsTexts.nextPicture)}
              icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
