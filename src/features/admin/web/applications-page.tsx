import { useState } from 'react';
import { listApplications, standings } from '#features/admin/applications.contract.ts';
import { applicationsTexts as texts } from '#features/admin/applications.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Age } from './age.tsx';
import { categoryText } from './category-text.ts';
import { ConsoleTable } from './console-table.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { TwoLines } from './two-lines.tsx';
import { useConsoleList } from './use-console-list.ts';
import { givenOf, useFilters } from './use-filters.ts';

export type Application = CallAnswer<typeof listApplications>['applications'][number];

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

function isStanding(value: string): value is (typeof standings)[number] {
  return standings.some((standing) => standing === value);
}

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const [filters, change] = useFilters(['standing', 'search']);
  const [chosen, setChosen] = useState<Application | null>(null);
  const standing = isStanding(filters.standing) ? filters.standing : 'waiting';
  const list = useConsoleList(listApplications, { ...givenOf(filters), standing });
  const rows = list.pages.flatMap((page) => page.applications);

  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            hideLabel
            label={say(texts.search)}
            placeholder={say(texts.search)}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            hideLabel
            label={say(texts.standing)}
            value={standing}
            onChange={({ target }) => change({ standing: target.value })}
            options={standings.map((value) => ({ value, label: say(texts[value]) }))}
          />
        </div>
        <ConsoleTable
          caption={say(texts.title)}
          list={list}
          failed={say(texts.failed)}
          rows={rows}
          rowKey={({ company_id }) => company_id}
          rowName={({ company_name }) => company_name}
          columns={[
            {
              key: 'company',
              header: say(texts.company),
              primary: true,
              cell: (row) => (
                <TwoLines
                  first={row.company_name}
                  second={`${say(categoryText(row.category))} · ${countryName(row.country, language)}`}
                />
              ),
            },
            {
              key: 'applicant',
              header: say(texts.applicant),
              cell: (row) => <TwoLines first={row.applicant_name} second={row.applicant_email} />,
            },
            {
              key: 'contact',
              header: say(texts.contact),
              cell: (row) => <TwoLines first={row.company_email} second={row.company_phone} />,
            },
            {
              key: 'applied',
              header: say(texts.applied),
              cell: (row) => <Age at={row.applied_at} />,
            },
          ]}
          rowActions={(row) => (
            <Button
              size="sm"
              variant={standing === 'waiting' ? 'primary' : 'secondary'}
              aria-label={say(texts.reviewOf, { company: row.company_name })}
              onClick={() => setChosen(row)}
            >
              {say(texts.review)}
            </Button>
          )}
          empty={
            standing === 'waiting' && filters.search === '' ? (
              <EmptyState title={say(texts.noneWaiting)}>{say(texts.noneWaitingHint)}</EmptyState>
            ) : (
              <EmptyState title={say(texts.noneFound)} />
            )
          }
        />
      </div>
      <DecisionDialog application={chosen} onClose={() => setChosen(null)} />
    </>
  );
}
