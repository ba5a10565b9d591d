import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Company } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { nextTabIndex } from '#ui/layout/next-tab-index.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';

type GalleryViewerProps = {
  pictures: Company['gallery'];
  shown: number | undefined;
  onShow: (place: number | undefined) => void;
};

/** Shows one large picture at a time; the arrow keys follow the reading direction. */
export function GalleryViewer({ pictures, shown, onShow }: GalleryViewerProps) {
  const t = useTranslate();
  const language = useLanguage();
  const count = pictures.length;
  const place = shown ?? 0;
  const picture = pictures[place];
  if (!picture) return null;

  function turn(event: KeyboardEvent) {
    const next = nextTabIndex(event.key, place, count, language);
    if (next === null) return;
    event.preventDefault();
    onShow(next);
  }

  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onShow(undefined)}
      title={picture.title}
      size="lg"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside, wherever the focus is */}
      <div onKeyDown={turn}>
        <img
          key={picture.id}
          src={picture.path}
          alt={picture.title}
          className="max-h-[70dvh] w-full rounded-lg bg-sunken object-contain"
        />
        <div className="mt-4 flex items-center justify-between gap-4">
          <IconButton
            label={t(texts.previous)}
            icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => onShow((place + count - 1) % count)}
          />
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {t(texts.ofPictures, { n: place + 1, count })}
          </p>
          <IconButton
            label={t(texts.next)}
            icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => onShow((place + 1) % count)}
          />
        </div>
      </div>
    </Dialog>
  );
}
