import { useState } from 'react';
import { Age } from '#console/web/age.tsx';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { AddressBadge } from '#features/companies/address/web/address-badge.tsx';
import {
  type Application,
  applicationStates,
  listApplications,
} from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts as texts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { MailAddress } from '#ui/display/mail-address.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { categoryText } from './category-text.ts';
import { DecisionDialog } from './decision-dialog.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function ApplicationsPage() {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Application | null>(null);
  const list = useFilteredList(listApplications, 'standing', applicationStates, 'waiting');
  const nameOf = useNameOf();
  const isQueue = list.value === 'waiting';
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.standing}
      rows={list.pages.flatMap(({ applications }) => applications)}
      rowKey={({ company_id }) => company_id}
      rowName={nameOf}
      compact
      columns={useColumns()}
      rowActions={(row) => (
        <RowButton
          variant={isQueue ? 'primary' : 'secondary'}
          name={t(texts.reviewOf, { company: nameOf(row) })}
          onClick={() => setChosen(row)}
        >
          {t(texts.review)}
        </RowButton>
      )}
      empty={
        <EmptyState drawing="tray" title={t(texts.noneWaiting)}>
          {t(texts.noneWaitingHint)}
        </EmptyState>
      }
    >
      <DecisionDialog application={chosen} onClose={() => setChosen(null)} />
    </FilteredList>
  );
}

function useNameOf() {
  const language = useLanguage();
  return ({ company_name, company_name_ar }: Application) =>
    inLanguage(language, company_name, company_name_ar);
}

function useColumns(): readonly TableColumn<Application>[] {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useNameOf();
  return [
    {
      key: 'company',
      header: t(texts.company),
      primary: true,
      cell: (row) => (
        <TwoLines
          first={nameOf(row)}
          second={`${t(categoryText(row.category))} · ${countryName(row.country, language)}`}
        />
      ),
    },
    {
      key: 'applicant',
      header: t(texts.applicant),
      cell: (row) => (
        <TwoLines
          first={row.applicant_name}
          second={<MailAddress>{row.applicant_email}</MailAddress>}
        />
      ),
    },
    {
      key: 'contact',
      header: t(texts.contact),
      cell: (row) => (
        <>
          <TwoLines first={row.company_email} second={row.company_phone} />
          <AddressBadge confirmed={row.email_confirmed} />
        </>
      ),
    },
    {
      key: 'applied',
      header: t(texts.applied),
      onPhone: true,
      cell: (row) => <Age at={row.applied_at} />,
    },
  ];
}

export { ApplicationsPage as Component };
