import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { GenericWords } from './medicines.queries.ts';

/** Texts as long as a leaflet are limited to a few; for single words, such as forms, all usual ones are shown. */
const TEXTS_SHOWN = 3;
const WORDS_SHOWN = 12;

/** Each text once, the most common first; equally common ones keep their order. */
export function commonest(texts: readonly (string | null)[], atMost: number): readonly string[] {
  const times = new Map<string, number>();
  for (const text of texts) {
    const words = text?.trim();
    if (words) times.set(words, (times.get(words) ?? 0) + 1);
  }
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, atMost)
    .map(([words]) => words);
}

/** Many texts begin with the brand's name. Replacing it with the generic's makes equal texts equal. */
function underGeneric(text: string | null, brand: string | null, generic: string): string | null {
  return text && brand && text.startsWith(`${brand} `) ? generic + text.slice(brand.length) : text;
}

type GenericName = { readonly name: string; readonly name_ar: string | null };

/** A monograph made only of texts from the generic's products: nothing is added to what their companies state. */
export function monographOf(
  rows: readonly GenericWords[],
  { name, name_ar: nameAr }: GenericName,
  language: Language,
) {
  const said = (
    read: (row: GenericWords) => readonly [string | null, string | null],
    atMost: number,
  ) => [
    ...commonest(
      rows.map((row) => inLanguage(language, ...read(row))),
      atMost,
    ),
  ];
  return {
    uses: said(
      (row) => [
        underGeneric(row.item_description, row.brand_name, name),
        underGeneric(row.item_description_ar, row.brand_name_ar, nameAr ?? name),
      ],
      TEXTS_SHOWN,
    ),
    directions: said((row) => [row.pil_summary, row.pil_summary_ar], TEXTS_SHOWN),
    precautions: said((row) => [row.precaution, row.precaution_ar], TEXTS_SHOWN),
    dispensing: said((row) => [row.dispense_mode, row.dispense_mode_ar], WORDS_SHOWN),
    forms: said((row) => [row.dosage_form, row.dosage_form_ar], WORDS_SHOWN),
    // Plain strings, because the page shows their units in its own language; marked as Latin text they would run in the
    // wrong direction.
    strengths: [
      ...commonest(
        rows.map((row) => row.item_strength),
        WORDS_SHOWN,
      ),
    ],
  };
}
