import { useState } from 'react';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { Moment } from '#console/web/moment.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { Written } from '#console/web/written.tsx';
import {
  decideReport,
  listReports,
  reportStates,
} from '#features/enquiries/reports/reports.contract.ts';
import { reportsTexts as texts } from '#features/enquiries/reports/reports.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type Report = CallAnswer<typeof listReports>['reports'][number];

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** Enquiries that companies reported, for the operator to decide. */
function ReportsPage() {
  const t = useTranslate();
  const list = useFilteredList(listReports, 'state', reportStates);
  const decide = useConsoleAction();
  const [stopping, setStopping] = useState<number>();
  const rows = list.pages.flatMap(({ reports }) => reports);
  const nameOf = (id: number | undefined) => rows.find((row) => row.id === id)?.name ?? '';
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.state}
      all={texts.allStates}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={useColumns()}
      rowActions={({ id, name, decision }) =>
        decision === null && (
          <div className="flex justify-end gap-2">
            <RowButton
              name={t(texts.keepOf, { name })}
              onClick={() => void decide.run(decideReport, { id, decision: 'kept' })}
            >
              {t(texts.keep)}
            </RowButton>
            <RowButton name={t(texts.stopOf, { name })} onClick={() => setStopping(id)}>
              {t(texts.stop)}
            </RowButton>
          </div>
        )
      }
      empty={<EmptyState drawing="tray" title={t(texts.none)} />}
    >
      <ConfirmDialog
        open={stopping !== undefined}
        onClose={() => setStopping(undefined)}
        onConfirm={() => {
          if (stopping === undefined) return;
          void decide.run(decideReport, { id: stopping, decision: 'stopped' });
          setStopping(undefined);
        }}
        title={t(texts.stopQuestion, { name: nameOf(stopping) })}
        confirmLabel={t(texts.stop)}
        tone="danger"
      >
        {t(texts.stopHint)}
      </ConfirmDialog>
    </FilteredList>
  );
}

function useColumns(): readonly TableColumn<Report>[] {
  const t = useTranslate();
  return [
    {
      key: 'sender',
      header: t(texts.sender),
      primary: true,
      cell: (row) => <TwoLines first={row.name || t(texts.erased)} second={row.email ?? ''} />,
    },
    {
      key: 'enquiry',
      header: t(texts.enquiry),
      isText: true,
      cell: (row) => <Written subject={row.subject} about={row.company_name} text={row.message} />,
    },
    {
      key: 'reason',
      header: t(texts.reason),
      cell: (row) => <TwoLines first={t(texts[row.reason])} second={row.note} />,
    },
    {
      key: 'received',
      header: t(texts.received),
      cell: ({ created_at: at, decision }) => (
        <span className="grid justify-items-start gap-1">
          <Moment at={at} />
          <Badge dot tone={decision ? 'neutral' : 'warning'}>
            {t(decision ? texts[decision] : texts.open)}
          </Badge>
        </span>
      ),
    },
  ];
}

export { ReportsPage as Component };
