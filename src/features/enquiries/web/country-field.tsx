import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { listCountryCodes } from '#features/site/public.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Select } from '#ui/forms/select.tsx';

type CountryFieldProps = {
  label: string;
  id: string;
  name: string;
  error: string | undefined;
  onChange: () => void;
};

/** Where it would go; the visitor's own country is chosen from the start. */
export function CountryField(props: CountryFieldProps) {
  const t = useTranslate();
  const language = useLanguage();
  const visitor = useVisitorCountry();
  const { data } = useCall(listCountryCodes, {});
  const codes = data?.countries.map(({ shortname }) => shortname) ?? [visitor.code];
  const options = codes
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <Select
      {...props}
      required
      placeholder={t(texts.chooseCountry)}
      defaultValue={visitor.code}
      options={options}
    />
  );
}
