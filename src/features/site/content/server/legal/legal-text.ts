import type { Language } from '#platform/i18n/languages.ts';

/** A legal page as it ships with the product: title and HTML in each language. */
export type LegalText = Readonly<
  Record<Language, { readonly title: string; readonly html: string }>
>;
