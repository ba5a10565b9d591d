import { Languages } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Language, localizePath } from '#platform/i18n/languages.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { layoutTexts } from './layout.texts.ts';

type Place = { readonly pathname: string; readonly search: string };

const otherThan = (language: Language): Language => (language === 'en' ? 'ar' : 'en');

export const otherLanguagePath = (language: Language, { pathname, search }: Place): string =>
  localizePath(otherThan(language), pathname) + search;

/** This page in the other language. */
export function LanguageLink() {
  const t = useTranslate();
  const language = useLanguage();
  const other = otherThan(language);
  return (
    <a
      // The server knows only the parameters that the page reads; the browser makes the link anew with all.
      key={String(useHydrated())}
      suppressHydrationWarning
      href={otherLanguagePath(language, useLocation())}
      lang={other}
      hrefLang={other}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 font-local text-soft hover:text-action"
    >
      <Languages aria-hidden="true" className="size-4" />
      {t(layoutTexts.otherLanguage)}
    </a>
  );
}
