import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { useCountryOptions } from './use-country-options.ts';

/** The country of delivery; the visitor's own is preselected. */
export function CountryField(props: FieldWiring & { label: string }) {
  const t = useTranslate();
  const visitor = useVisitorCountry();
  const countries = useCountryOptions();
  return (
    <Select
      {...props}
      required
      placeholder={t(texts.chooseCountry)}
      defaultValue={visitor.code}
      options={countries ?? [{ value: visitor.code, label: visitor.name }]}
    />
  );
}
