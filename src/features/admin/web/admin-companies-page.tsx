import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { listCompaniesForOperator } from '#features/admin/companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/admin/companies.texts.ts';
import { companyTypeText } from '#features/companies/public.tsx';
import type { CallAnswer } from '#platform/calls/call.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CompanyBadges } from './companies/company-badges.tsx';
import { CompanyDialog } from './companies/company-dialog.tsx';
import { ConsoleTable } from './console-table.tsx';
import { TwoLines } from './two-lines.tsx';
import { useConsoleList } from './use-console-list.ts';
import { useFilters } from './use-filters.ts';

export type CompanyRow = CallAnswer<typeof listCompaniesForOperator>['companies'][number];

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const [filters, change] = useFilters(['shown', 'search']);
  const [edited, setEdited] = useState<CompanyRow | null>(null);
  const { search } = filters;
  const shown =
    filters.shown === 'listed' || filters.shown === 'hidden' ? filters.shown : undefined;
  const list = useConsoleList(listCompaniesForOperator, {
    ...(search ? { search } : {}),
    ...(shown ? { shown } : {}),
  });

  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            hideLabel
            label={say(texts.search)}
            placeholder={say(texts.search)}
            value={search}
            onSearch={(words) => change({ search: words })}
          />
          <Select
            hideLabel
            label={say(texts.shown)}
            value={shown ?? ''}
            onChange={({ target }) => change({ shown: target.value })}
            placeholder={say(texts.all)}
            options={[
              { value: 'listed', label: say(texts.listed) },
              { value: 'hidden', label: say(texts.hidden) },
            ]}
          />
        </div>
        <ConsoleTable
          caption={say(texts.title)}
          list={list}
          failed={say(texts.failed)}
          rows={list.pages.flatMap((page) => page.companies)}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            {
              key: 'company',
              header: say(texts.company),
              primary: true,
              cell: (row) => (
                <TwoLines first={row.name} second={countryName(row.country, language)} />
              ),
            },
            {
              key: 'type',
              header: say(texts.type),
              cell: (row) => (row.type === null ? '–' : say(companyTypeText(row.type))),
            },
            {
              key: 'owner',
              header: say(texts.owner),
              cell: (row) =>
                row.owner_email ? (
                  <bdi className="break-all">{row.owner_email}</bdi>
                ) : (
                  <span className="text-muted">{say(texts.noOwner)}</span>
                ),
            },
            {
              key: 'standing',
              header: say(texts.standing),
              cell: (row) => <CompanyBadges company={row} />,
            },
          ]}
          rowActions={(row) => (
            <IconButton
              size="sm"
              label={say(texts.editOf, { company: row.name })}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEdited(row)}
            />
          )}
          empty={<EmptyState title={say(texts.noneFound)}>{say(texts.noneFoundHint)}</EmptyState>}
        />
      </div>
      <CompanyDialog company={edited} onClose={() => setEdited(null)} />
    </>
  );
}
