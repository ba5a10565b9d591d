import { useState } from 'react';
import { PhoneField, startingCode } from '#features/accounts/web/public.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { companyFields } from '#features/companies/profile/company-profile.fields.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { FieldControl } from '#ui/forms/declared-control.tsx';
import { FieldRow, FormPart } from '#ui/forms/form-part.tsx';
import type { CompanyCountry } from './use-company-countries.ts';
import type { CompanyFormState } from './use-company-form.ts';

/** The form's state, and the prefix of its field ids. */
export type FormPlace = { form: CompanyFormState; id: string };

type ContactProps = FormPlace & { countries: readonly CompanyCountry[] };

/** Fields in one row where there is room, such as English and Arabic. */
export function Fields({ form, names, id }: FormPlace & { names: string[] }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      names.map((name) => [name, String(form.profile[name as keyof ExhibitorProfile] ?? '')]),
    ),
  );
  return (
    <FieldRow count={names.length}>
      {names.map((name) => {
        const field = companyFields[name];
        return (
          field && (
            <FieldControl
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={field}
              value={values[name] ?? ''}
              error={form.errors[name]}
              onChange={(value) => {
                setValues({ ...values, [name]: String(value) });
                form.edited(name);
              }}
            />
          )
        );
      })}
    </FieldRow>
  );
}

function CountryField({ countries, form, id }: ContactProps) {
  const t = useTranslate();
  const [country, setCountry] = useState<string | null>(form.profile.country);
  return (
    <>
      <Combobox
        id={`${id}-country`}
        label={t(texts.country)}
        help={t(texts.countryHelp)}
        options={countries.map(({ shortname, name }) => ({ value: shortname, label: name }))}
        value={country}
        onValueChange={setCountry}
        error={form.errors.country}
        keepValue
      />
      <input type="hidden" name="country" value={country ?? ''} />
    </>
  );
}

export function Contact(props: ContactProps) {
  const { countries, form, id } = props;
  const t = useTranslate();
  const { phone_country, company_phone: phone } = form.profile;
  return (
    <FormPart title={t(texts.contact)}>
      <Fields form={form} id={id} names={['company_email', 'company_website']} />
      <PhoneField
        id={`${id}-company_phone`}
        name="company_phone"
        label={t(texts.phone)}
        required
        countries={countries}
        code={startingCode({ phone, phone_country }, countries)}
        phone={phone}
        error={form.errors.company_phone}
        codeError={form.errors.phone_country}
        onEdit={() => form.edited('company_phone')}
      />
      <CountryField {...props} />
      <Fields form={form} id={id} names={['company_address', 'company_address_ar']} />
    </FormPart>
  );
}
