import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';

type Form = {
  /** Matches a folded word by which people ask for the form. */
  readonly asked: RegExp;
  /** Matches the form in a record's folded names. */
  readonly named: RegExp;
};

const forms: readonly Form[] = [
  {
    asked: /^(?:creams?|krem|كريم|كريمات|ointments?|مرهم|مراهم)$/,
    named: /\b(?:cream|ointment)\b/,
  },
  { asked: /^(?:gels?|جل|جيل)$/, named: /\bgel\b/ },
  {
    asked: /^(?:syrups?|suspension|sirop|liquid|bottle|شراب|معلق|سائل|قنينة|زجاجة)$/,
    named: /\b(?:syrup|suspension)\b/,
  },
  { asked: /^(?:drops?|قطره|قطرات|نقط)$/, named: /\bdrops\b/ },
  {
    asked: /^(?:injections?|ampoules?|syringes?|حقن|حقنه|ابر|ابره)$/,
    named: /\b(?:injection|pen)\b/,
  },
  { asked: /^(?:suppository|suppositories|تحاميل|تحميله|لبوس)$/, named: /\bsuppositor/ },
  { asked: /^(?:effervescent|فوار|فواره)$/, named: /\beffervescent\b/ },
];

/** The forms that a question names: whoever asks for a cream does not want capsules for the same complaint. */
export const formsNamed = (tokens: readonly string[]): readonly RegExp[] =>
  forms.flatMap(({ asked, named }) => (tokens.some((token) => asked.test(token)) ? [named] : []));

export const hasForm = ({ kind, names }: Candidate, forms: readonly RegExp[]): boolean =>
  kind === 'product' && forms.some((form) => form.test(names));
