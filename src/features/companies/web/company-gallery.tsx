import { type MouseEvent, useState } from 'react';
import type { Company } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { smallPictureAddress } from '#platform/files/picture-variants.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { joinClasses } from '#ui/join-classes.ts';

const viewerPart = pagePart(() => import('./gallery-viewer.tsx'));

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Each picture links to its full size; with scripts it opens in a viewer over the page. */
export function CompanyGallery({ pictures }: { pictures: Company['gallery'] }) {
  const t = useTranslate();
  const [shown, setShown] = useState<number>();
  const viewer = useWantedPart(viewerPart, shown !== undefined);
  if (pictures.length === 0) return null;

  function press(event: MouseEvent, place: number) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setShown(place);
  }

  return (
    <section>
      <h2 className="mb-4 font-semibold text-xl">{t(texts.gallery)}</h2>
      {/* Four pictures are shown two by two, because in rows of three the last would be alone. */}
      <ul
        className={joinClasses('grid grid-cols-2 gap-3', pictures.length !== 4 && 'sm:grid-cols-3')}
      >
        {pictures.map(({ id, path, title }, place) => (
          <li key={id}>
            <a
              href={path}
              aria-label={t(texts.enlarge, { title })}
              onClick={(event) => press(event, place)}
              className="group block overflow-hidden rounded-xl border border-line"
            >
              <img
                src={smallPictureAddress(path)}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full bg-sunken object-cover transition-[scale] duration-250 group-hover:scale-105 motion-reduce:group-hover:scale-100"
              />
            </a>
            <p className="mt-1.5 line-clamp-2 break-words text-muted text-sm">{title}</p>
          </li>
        ))}
      </ul>
      {viewer && <viewer.GalleryViewer pictures={pictures} shown={shown} onShow={setShown} />}
    </section>
  );
}
