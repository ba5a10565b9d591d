import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyCategories, companyTypeTexts } from '#features/companies/public.ts';
import { categoryText } from '#features/companies/web/public.ts';
import {
  COMPANIES_MOST,
  COMPANIES_USUAL,
  countMatches,
} from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { useCountryOptions } from '#features/enquiries/web/use-country-options.ts';
import type { CallInput } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { callQuery } from '#platform/pages/call-query.ts';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Select } from '#ui/forms/select.tsx';
import type { RequestField } from './request-fields.ts';

type Wish = { category: string; country: string; type: string };

/** How many companies match the current choices. */
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

/** Fields that select the companies to ask, with the number of matches. */
export function WishedCompanies({ wire }: { wire: (field: RequestField) => FieldWiring }) {
  const t = useTranslate();
  const [wish, setWish] = useState<Wish>({ category: '', country: '', type: '' });
  const count = useMatches(wish);
  const countries = useCountryOptions() ?? [];

  const chosen = (field: RequestField, part: keyof Wish) => {
    const { onChange, ...wiring } = wire(field);
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
    <>
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
        {...wire('companies')}
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
    </>
  );
}
