import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useConsoleList } from '#console/web/use-console-list.ts';
import { listCompaniesForOperator } from '#features/companies/console/console-companies.contract.ts';
import { showcaseTexts as texts } from '#features/companies/showcase/showcase.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { Card } from '#ui/layout/card.tsx';

const MOST_OFFERED = 6;

type AddCompanyProps = {
  country: string | undefined;
  shown: readonly number[];
  onAdd: (id: number) => void;
};

/** Searches the listed companies that are not on the list yet. */
export function AddCompany({ country, shown, onAdd }: AddCompanyProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const list = useConsoleList(listCompaniesForOperator, {
    shown: 'listed',
    ...(country ? { country } : {}),
    ...(search ? { search } : {}),
  });
  const offered = list.pages
    .flatMap((page) => page.companies)
    .filter(({ id }) => !shown.includes(id))
    .slice(0, MOST_OFFERED)
    .map(({ id, country: at, name, name_ar }) => ({
      id,
      place: countryName(at, language),
      name: inLanguage(language, name, name_ar),
    }));
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="font-semibold text-lg">{t(texts.addTitle)}</h2>
      <ListSearch label={t(texts.search)} value={search} onSearch={setSearch} />
      {offered.length === 0 && !list.isLoading && <p className="text-soft">{t(texts.noneFound)}</p>}
      <ul className="grid divide-y divide-line">
        {offered.map((company) => (
          <li key={company.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 font-medium">
              <TwoLines first={company.name} second={company.place} />
            </span>
            <Button
              size="sm"
              variant="secondary"
              icon={<Plus aria-hidden="true" />}
              aria-label={t(texts.addOf, { company: company.name })}
              onClick={() => onAdd(company.id)}
            >
              {t(texts.add)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
