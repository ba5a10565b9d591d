import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PlanRow } from './plans.queries.ts';

/** The operator's name for a plan, used on every badge, page, bill and mail. */
export const planName = (
  { name, name_ar }: Pick<PlanRow, 'name' | 'name_ar'>,
  language: Language,
) => inLanguage(language, name, name_ar);
