import { Pencil } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { FilteredList } from '#console/web/console-list.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import {
  type CompanyRow,
  companySorts,
  exportCompanies,
  listCompaniesForOperator,
  shownKinds,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { CompanyBadges } from './company-badges.tsx';
import { CompanyDialog } from './company-dialog.tsx';
import { ListingBar } from './listing-bar.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function AdminCompaniesPage() {
  const t = useTranslate();
  const [edited, setEdited] = useState<CompanyRow | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const client = useClient();
  const list = useFilteredList(
    listCompaniesForOperator,
    'shown',
    shownKinds,
    undefined,
    companySorts,
  );
  const companies = list.pages.flatMap((page) => page.companies);
  const nameOf = useNameOf();
  const columns = useColumns();
  const rowActions = useCallback(
    (row: CompanyRow) => (
      <IconButton
        size="sm"
        label={t(texts.editOf, { company: nameOf(row) })}
        icon={<Pencil aria-hidden="true" />}
        onClick={() => setEdited(row)}
      />
    ),
    [t, nameOf],
  );
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.shown}
      all={texts.all}
      rows={companies}
      selection={{ selected: chosen, onChange: setChosen }}
      wide
      compact
      actions={
        <SaveFileButton
          label={t(texts.export)}
          failed={t(texts.exportFailed)}
          name="companies.csv"
          fetchFile={() => client(exportCompanies, list.asked)}
        />
      }
      sort={list.sort === 'name' ? { key: 'company', direction: 'ascending' } : null}
      onSortChange={() => list.setSort(list.sort === 'name' ? '' : 'name')}
      rowKey={({ id }) => id}
      rowName={nameOf}
      columns={columns}
      rowActions={rowActions}
      empty={
        <EmptyState drawing="tray" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      }
    >
      <ListingBar
        companies={companies.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
      />
      <CompanyDialog company={edited} onClose={() => setEdited(null)} />
    </FilteredList>
  );
}

function useNameOf() {
  const language = useLanguage();
  return useCallback(
    ({ name, name_ar }: CompanyRow) => inLanguage(language, name, name_ar),
    [language],
  );
}

function useColumns(): readonly TableColumn<CompanyRow>[] {
  const t = useTranslate();
  const language = useLanguage();
  const nameOf = useNameOf();
  return useMemo(
    () => [
      {
        key: 'company',
        header: t(texts.company),
        primary: true,
        sortable: true,
        cell: (row) => (
          <TwoLines
            first={nameOf(row)}
            second={`${row.kind} · ${countryName(row.country, language)}`}
          />
        ),
      },
      { key: 'plan', header: t(texts.plan), onPhone: true, cell: (row) => <bdi>{row.plan}</bdi> },
      { key: 'items', header: t(texts.items), numeric: true, cell: (row) => row.items },
      {
        key: 'owner',
        header: t(texts.owner),
        cell: (row) =>
          row.owner_email ? (
            <MailAddress>{row.owner_email}</MailAddress>
          ) : (
            <span className="text-muted">
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t(texts.noOwner)}</VisuallyHidden>
            </span>
          ),
      },
      {
        key: 'standing',
        header: t(texts.standing),
        onPhone: true,
        cell: (row) => <CompanyBadges company={row} />,
      },
    ],
    [t, language, nameOf],
  );
}

export { AdminCompaniesPage as Component };
