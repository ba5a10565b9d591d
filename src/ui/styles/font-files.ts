import arabicRegular from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import arabicBold from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url';
import latin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url';
import type { Language } from '#platform/i18n/languages.ts';

/** The addresses to preload (`as="font" type="font/woff2" crossorigin`), the same ones fonts.css asks for. */
export const fontFiles: Readonly<Record<Language, readonly string[]>> = {
  en: [latin],
  ar: [arabicRegular, arabicBold],
};
