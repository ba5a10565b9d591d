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
        className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-soft hover:text-action"
      >
        <MapPin aria-hidden="true" className="size-4" />
        <span className="sr-only">{t(layoutTexts.changeCountry)}: </span>
        {country.name}
        <ChevronDown aria-hidden="true" className="size-3.5" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CountryDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
