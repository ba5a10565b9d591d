import { useState } from 'react';
import { Age } from '#console/web/age.tsx';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import {
  listApplications,
  standings,
} from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts as texts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { categoryText } from './category-text.ts';
import { DecisionDialog } from './decision-dialog.tsx';

export type Application = CallAnswer<typeof listApplications>['applications'][number];

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Application | null>(null);
  const list = useFilteredList(listApplications, 'standing', standings, 'waiting');
  const isQueue = list.value === 'waiting';
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.standing}
      rows={list.pages.flatMap(({ applications }) => applications)}
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
        <RowButton
          variant={isQueue ? 'primary' : 'secondary'}
          name={say(texts.reviewOf, { company: row.company_name })}
          onClick={() => setChosen(row)}
        >
          {say(texts.review)}
        </RowButton>
      )}
      empty={
        isQueue && list.search === '' ? (
          <EmptyState title={say(texts.noneWaiting)}>{say(texts.noneWaitingHint)}</EmptyState>
        ) : (
          <EmptyState title={say(texts.noneFound)} />
        )
      }
    >
      <DecisionDialog application={chosen} onClose={() => setChosen(null)} />
    </FilteredList>
  );
}
