import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { listDialCodes } from '#features/site/public.ts';
import { NO_ANSWER } from '#platform/calls/call-failure.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { callableCountries, fallbackCountries, type PhoneCountry } from './phone-countries.ts';

type PhoneCountries = {
  /** Undefined while loading. */
  readonly countries: readonly PhoneCountry[] | undefined;
  /** Message if the list could not be read. */
  readonly problem: string | undefined;
};

/** Countries with a dialling code; those of the region if the list cannot be loaded. */
export function usePhoneCountries(): PhoneCountries {
  const t = useTranslate();
  const language = useLanguage();
  const { data, error } = useCall(listDialCodes, {});
  if (data) return { countries: callableCountries(data.countries, language), problem: undefined };
  if (!error) return { countries: undefined, problem: undefined };
  const isHtml = error.code === NO_ANSWER;
  return {
    countries: fallbackCountries(language),
    problem: isHtml ? t(profileTexts.countriesHtml) : undefined,
  };
}
