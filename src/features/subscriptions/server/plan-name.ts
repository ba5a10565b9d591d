import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PlanRow } from './plans.queries.ts';

/** What a plan is called, on every badge, page, bill and mail: as the operator calls it. */
export const planName = (
  { name, name_ar }: Pick<PlanRow, 'name' | 'name_ar'>,
  language: Language,
) => inLanguage(language, name, name_ar);
