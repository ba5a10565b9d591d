import { profileTexts } from '#features/accounts/public.ts';
import { callableCountries, fallbackCountries } from '#features/accounts/web/public.ts';
import { listCountryCodes } from '#features/site/public.ts';
import { NO_ANSWER } from '#platform/calls/call-failure.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';

/** Countries with a dialling code; those of the region if the list cannot be loaded. */
export function useCompanyCountries() {
  const t = useTranslate();
  const language = useLanguage();
  const { data, error } = useCall(listCountryCodes, {});
  const known = data && callableCountries(data.countries, language);
  return {
    countries: known ?? (error ? fallbackCountries(language) : undefined),
    problem: error?.code === NO_ANSWER ? t(profileTexts.countriesHtml) : undefined,
  };
}

export type CompanyCountry = NonNullable<
  ReturnType<typeof useCompanyCountries>['countries']
>[number];
