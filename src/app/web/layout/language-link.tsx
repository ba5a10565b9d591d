import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { layoutTexts } from './layout.texts.ts';

/** A link to this page in the other language. */
export function LanguageLink() {
  const t = useTranslate();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const { pathname, search } = useLocation();
  return (
    <a
      // The server knows only the parameters that the page reads; after hydration the link is rebuilt with all of them.
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
