import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { layoutTexts } from './layout.texts.ts';

const dialogPart = pagePart(() => import('./country-dialog.tsx'));

/** Shows the current country and lets the visitor choose another. */
export function CountryButton() {
  const t = useTranslate();
  const country = useVisitorCountry();
  /** How often the dialog was requested since it was last closed; another click retries loading its code. */
  const [asked, setAsked] = useState(0);
  const dialog = useWantedPart(dialogPart, asked);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(asked + 1)}
        className="inline-flex h-8 max-w-40 items-center gap-1.5 rounded-md text-soft hover:text-action lg:h-9 lg:max-w-none lg:px-2"
      >
        <MapPin aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">{t(layoutTexts.changeCountry)}: </span>
        <span className="truncate">{country.name}</span>
        <ChevronDown aria-hidden="true" className="size-3.5 shrink-0" />
      </button>
      {asked > 0 && dialog && <dialog.CountryDialog onClose={() => setAsked(0)} />}
    </>
  );
}
