import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { layoutTexts } from './layout.texts.ts';

const CountryDialog = lazy(() =>
  import('./country-dialog.tsx').then((module) => ({ default: module.CountryDialog })),
);

/** Says which country is shown and lets the visitor choose another. */
export function CountryButton() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex h-8 max-w-40 items-center gap-1.5 rounded-md text-soft hover:text-action lg:h-9 lg:max-w-none lg:px-2"
      >
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{t(layoutTexts.changeCountry)}: </span>
        <span className="truncate">{country.name}</span>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CountryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
