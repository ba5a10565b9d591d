export const languages = ['en', 'ar'] as const;

export type Language = (typeof languages)[number];

export function isLanguage(value: string): value is Language {
  return (languages as readonly string[]).includes(value);
}

/** Locales for Intl: Arabic with Latin digits, whatever an engine's default is. */
export const intlLocales: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** English pages have no prefix, Arabic ones are below /ar. */
export function pathPrefixOf(language: Language): '' | '/ar' {
  return language === 'ar' ? '/ar' : '';
}

export function languageOfPath(path: string): Language {
  return path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en';
}

/** The path without its language prefix, as the route table has it. */
export function withoutLanguage(path: string): string {
  if (languageOfPath(path) === 'en') return path;
  return path.slice('/ar'.length) || '/';
}

export function localizePath(language: Language, path: string): string {
  if (!path.startsWith('/')) return path;
  return path === '/' && language === 'ar' ? '/ar' : pathPrefixOf(language) + path;
}
