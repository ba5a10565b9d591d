import { useState } from 'react';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { PHONE_MAX_LENGTH } from '#platform/calls/fields.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { countryOfCode, type PhoneCountry } from './phone-countries.ts';

type PhoneFieldProps = {
  countries: readonly PhoneCountry[];
  code: string;
  phone: string;
  id: string;
  error: string | undefined;
  /** Error about the dialling code. */
  codeError?: string;
  /** The number's name in the call's input. */
  name?: string;
  label?: string;
  required?: boolean;
  onEdit: () => void;
};

/** Several countries share a code, so an option's value also contains the country's name. */
const choiceOf = ({ name, phonecode }: PhoneCountry) => `${phonecode} ${name}`;
const codeOf = (value: string) => value.split(' ', 1)[0] ?? '';

/** A phone number with a dialling code, which can be searched by country name or digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { countries, code, phone, id, error, onEdit, name = 'phone', required = false } = props;
  const t = useTranslate();
  const language = useLanguage();
  const [chosen, setChosen] = useState(() => {
    const country = countryOfCode(countries, code, language);
    return country ? choiceOf(country) : null;
  });
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Combobox
        label={t(profileTexts.countryCode)}
        error={props.codeError}
        required={required}
        options={countries.map((country) => ({
          value: choiceOf(country),
          label: `${country.name} (\u2066+${country.phonecode}\u2069)`,
        }))}
        value={chosen}
        onValueChange={(value) => value && setChosen(value)}
        noResultsText={t(profileTexts.noCountries)}
        keepValue
      />
      <input type="hidden" name="phone_country" value={codeOf(chosen ?? code)} />
      <TextField
        id={id}
        name={name}
        type="tel"
        label={props.label ?? t(profileTexts.phone)}
        required={required}
        optional={!required}
        autoComplete="tel-national"
        maxLength={PHONE_MAX_LENGTH}
        defaultValue={phone}
        error={error}
        onChange={onEdit}
      />
    </div>
  );
}
