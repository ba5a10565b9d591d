import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { CountryButton } from './country-button.tsx';
import { layoutTexts } from './layout.texts.ts';
import { useSite } from './use-site.ts';

/** The band above everything: what the site is for, and how the visitor wants to see it. */
export function TopBanner() {
  const { tagline } = useSite();
  return (
    <div className="border-line border-b bg-sunken text-sm">
      <div className="container-page flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-1">
        <p className="py-1 text-soft">{tagline}</p>
        <div className="-mx-2 flex items-center gap-1 sm:mx-0">
          <CountryButton />
          <LanguageLink />
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}

function LanguageLink() {
  const t = useTranslate();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const { pathname, search } = useLocation();
  return (
    <a
      // The server knows only the parameters that the page reads; the browser makes the link anew with all.
      key={String(useHydrated())}
      suppressHydrationWarning
      href={localizePath(other, pathname) + search}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 font-local text-soft hover:text-action"
    >
      <Languages aria-hidden="true" className="size-4" />
      {t(layoutTexts.otherLanguage)}
    </a>
  );
}
