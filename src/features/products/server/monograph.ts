import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { GenericWords } from './medicines.queries.ts';

/** Of texts as long as a leaflet few are read; of words, such as forms, all that are usual. */
const TEXTS_SHOWN = 3;
const WORDS_SHOWN = 12;

/** Each text once, the commonest first, and among equals in the order they came. */
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

/** Many begin with their own name: under the generic's they say the same, once. */
function underGeneric(text: string | null, brand: string | null, generic: string): string | null {
  return text && brand && text.startsWith(`${brand} `) ? generic + text.slice(brand.length) : text;
}

type GenericName = { readonly name: string; readonly name_ar: string | null };

/** A generic in the words of its own products: nothing is added to what their companies state. */
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
    // Amounts, whose units the page says in its own language: marked as Latin they would run the wrong way.
    strengths: [
      ...commonest(
        rows.map((row) => row.item_strength),
        WORDS_SHOWN,
      ),
    ],
  };
}
