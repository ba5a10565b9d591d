import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyCategories, companyTypeTexts } from '#features/companies/public.ts';
import { categoryText } from '#features/companies/web/public.ts';
import {
  COMPANIES_MOST,
  COMPANIES_USUAL,
  countMatches,
  requestLimits,
} from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { useCountryOptions } from '#features/enquiries/web/use-country-options.ts';
import type { CallInput } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { RequestField } from './request-form.tsx';

type Wiring = { id: string; name: string; error: string | undefined; onChange: () => void };

type Wish = { category: string; country: string; type: string };

/** How many companies the choices leave, told while one chooses. */
function useMatches({ category, country, type }: Wish): number | undefined {
  const client = useClient();
  const asked = { category, country, type } as CallInput<typeof countMatches>;
  const { data } = useQuery({
    ...callQuery(client, countMatches, asked),
    enabled: category !== '',
    placeholderData: keepPreviousData,
  });
  return category === '' ? undefined : data?.count;
}

type NeedFieldsProps = {
  edited: (field: RequestField) => Wiring;
  /** What was said of it on the way here. */
  need: string;
};

/** A need in the buyer's own words, and which companies it shall go to. */
export function NeedFields({ edited, need }: NeedFieldsProps) {
  const t = useTranslate();
  const [wish, setWish] = useState<Wish>({ category: '', country: '', type: '' });
  const count = useMatches(wish);
  const countries = useCountryOptions() ?? [];

  const chosen = (field: RequestField, part: keyof Wish) => {
    const { onChange, ...wiring } = edited(field);
    return {
      ...wiring,
      value: wish[part],
      onChange: ({ target }: { target: { value: string } }) => {
        setWish({ ...wish, [part]: target.value });
        onChange();
      },
    };
  };

  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          {...edited('need')}
          required
          label={t(texts.need)}
          placeholder={t(texts.needExample)}
          defaultValue={need}
          maxLength={requestLimits.need}
        />
        <TextField
          {...edited('need_quantity')}
          inputMode="numeric"
          label={t(texts.quantity)}
          defaultValue="1"
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Select
          {...chosen('category', 'category')}
          required
          label={t(texts.category)}
          placeholder={t(texts.categoryRequired)}
          options={companyCategories.map((value) => ({ value, label: t(categoryText(value)) }))}
        />
        <Select
          {...chosen('company_country', 'country')}
          label={t(texts.companyCountry)}
          placeholder={t(texts.anyCountry)}
          options={countries}
        />
        <Select
          {...chosen('company_type', 'type')}
          label={t(texts.companyType)}
          placeholder={t(texts.anyType)}
          options={Object.entries(companyTypeTexts).map(([value, text]) => ({
            value,
            label: t(text),
          }))}
        />
      </div>
      <Select
        {...edited('companies')}
        className="sm:max-w-xs"
        label={t(texts.companies)}
        defaultValue={String(COMPANIES_USUAL)}
        options={Array.from({ length: COMPANIES_MOST }, (_, at) => ({
          value: String(at + 1),
          label: String(at + 1),
        }))}
      />
      <p role="status" className="text-muted text-sm empty:hidden">
        {count !== undefined && t(texts.matches, { count })}
      </p>
    </div>
  );
}
