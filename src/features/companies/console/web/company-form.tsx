import { useId, useState } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import { PhoneField, startingCode } from '#features/accounts/web/public.ts';
import { addressTexts } from '#features/companies/address/address.texts.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import {
  type getCompanyForOperator,
  updateCompany,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { COMPANY_TYPES } from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { exhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import {
  type CompanyCountry,
  useCompanyCountries,
} from '#features/companies/profile/web/use-company-countries.ts';
import type { CallAnswer, CallInput } from '#platform/calls/call.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { type FieldWiring, formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Combobox } from '#ui/forms/combobox.tsx';
import { FieldRow } from '#ui/forms/form-part.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

export type EditedCompany = CallAnswer<typeof getCompanyForOperator>['company'];
type FieldName = keyof CallInput<typeof updateCompany> & keyof EditedCompany;

const MESSAGE_MS = 4000;

type CompanyFormProps = { company: EditedCompany; onDone: () => void };

/** The form with every fact of a company. */
export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const { countries } = useCompanyCountries();
  if (!countries) return <FormSkeleton fields={6} />;
  return <KnownForm company={company} countries={countries} onDone={onDone} />;
}

type KnownFormProps = CompanyFormProps & { countries: readonly CompanyCountry[] };

function KnownForm({ company, countries, onDone }: KnownFormProps) {
  const t = useTranslate();
  const id = useId();
  const toast = useToast();
  const reload = useConsoleReload();
  const form = useCallForm(updateCompany, {
    also: { company_id: company.id },
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: MESSAGE_MS });
      void reload();
      onDone();
    },
  });
  const { wire: plain } = formFields<FieldName>(id, [], form);
  const wire = (name: FieldName) => ({ ...plain(name), defaultValue: String(company[name] ?? '') });
  const { phone, phone_country } = company;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <FieldRow count={2}>
        <TextField {...wire('name')} required label={t(texts.name)} />
        <TextField {...wire('name_ar')} dir="rtl" label={t(texts.nameAr)} />
      </FieldRow>
      <Standing company={company} countries={countries} wire={wire} />
      <FieldRow count={2}>
        <TextField
          {...wire('email')}
          required
          type="email"
          label={t(texts.email)}
          help={t(company.email_confirmed ? addressTexts.isConfirmed : addressTexts.isNotConfirmed)}
        />
        <TextField {...wire('website')} dir="ltr" label={t(texts.website)} />
      </FieldRow>
      <PhoneField
        id={`${id}-phone`}
        label={t(texts.phone)}
        required
        countries={countries}
        code={startingCode({ phone, phone_country }, countries)}
        phone={phone}
        error={form.errors.phone}
        codeError={form.errors.phone_country}
        onEdit={() => form.edited('phone')}
      />
      <FieldRow count={2}>
        <TextField {...wire('address')} label={t(texts.address)} />
        <TextField {...wire('address_ar')} dir="rtl" label={t(texts.addressAr)} />
      </FieldRow>
      <FieldRow count={2}>
        <TextArea {...wire('description')} label={t(texts.description)} />
        <TextArea {...wire('description_ar')} dir="rtl" label={t(texts.descriptionAr)} />
      </FieldRow>
      <div className="flex justify-end">
        <Button type="submit" loading={form.sending}>
          {t(texts.save)}
        </Button>
      </div>
    </form>
  );
}

type Wiring = FieldWiring & { defaultValue: string };

type StandingProps = Omit<KnownFormProps, 'onDone'> & { wire: (name: FieldName) => Wiring };

/** Country, type and permissions of the company. */
function Standing({ company, countries, wire }: StandingProps) {
  const t = useTranslate();
  const yesOrNo = [
    { value: '1', label: t(texts.yes) },
    { value: '0', label: t(texts.no) },
  ];
  return (
    <>
      <FieldRow count={2}>
        <Country stored={company.country} countries={countries} wiring={wire('country')} />
        <Select
          {...wire('coupons_allowed')}
          defaultValue={company.coupons_allowed ? '1' : '0'}
          label={t(texts.coupons)}
          options={yesOrNo}
        />
      </FieldRow>
      {company.exhibitor_status === exhibitorStatus.approved ? (
        <FieldRow count={2}>
          <Select
            {...wire('type')}
            required
            label={t(texts.type)}
            options={COMPANY_TYPES.map((type) => ({
              value: String(type),
              label: t(companyTypeText(type)),
            }))}
          />
          <Select {...wire('status')} label={t(texts.shownToVisitors)} options={yesOrNo} />
        </FieldRow>
      ) : (
        <p className="text-muted text-sm">{t(texts.notApproved)}</p>
      )}
    </>
  );
}

type CountryProps = { stored: string; countries: readonly CompanyCountry[]; wiring: Wiring };

/** A country select. The stored country is always an option, even if no longer offered. */
function Country({ stored, countries, wiring }: CountryProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [country, setCountry] = useState(stored);
  const offered = countries.map(({ shortname, name }) => ({ value: shortname, label: name }));
  const kept = { value: stored, label: countryName(stored, language) };
  const options = offered.some(({ value }) => value === stored) ? offered : [kept, ...offered];
  return (
    <Combobox
      id={wiring.id}
      name={wiring.name}
      required
      label={t(texts.country)}
      options={options}
      value={country}
      onValueChange={(code) => {
        if (!code) return;
        setCountry(code);
        wiring.onChange();
      }}
      error={wiring.error}
      keepValue
    />
  );
}
