import { exportAudit, listAudit } from '#console/audit/audit.contract.ts';
import { auditTexts as texts } from '#console/audit/audit.texts.ts';
import { ConsoleList } from '#console/web/console-list.tsx';
import { Moment } from '#console/web/moment.tsx';
import { NothingMatches } from '#console/web/nothing-matches.tsx';
import { useConsoleList } from '#console/web/use-console-list.ts';
import { givenOf, useFilters } from '#console/web/use-filters.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { AuditFilters, filterNames } from './audit-filters.tsx';
import { SubjectCell } from './subject-cell.tsx';

type Entry = CallAnswer<typeof listAudit>['entries'][number];

export const auditPageHandle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The audit log as a list. The app provides the kinds of record that occur in it. */
export function AuditLog() {
  const t = useTranslate();
  const client = useClient();
  const [filters, change] = useFilters(filterNames);
  const given = givenOf(filters);
  const list = useConsoleList(listAudit, given);
  const isFiltered = Object.keys(given).length > 0;

  return (
    <ConsoleList
      title={t(texts.title)}
      lead={t(texts.lead)}
      actions={
        <SaveFileButton
          label={t(texts.export)}
          failed={t(texts.exportFailed)}
          name="audit-log.csv"
          fetchFile={() => client(exportAudit, given)}
        />
      }
      filters={<AuditFilters filters={filters} onChange={change} />}
      list={list}
      failed={t(texts.failed)}
      rows={list.pages.flatMap((page) => page.entries)}
      rowKey={({ id }) => id}
      rowName={({ id }) => String(id)}
      columns={useColumns()}
      empty={
        isFiltered ? (
          <NothingMatches
            onShowAll={() => change({ actor: '', subject: '', action: '', from: '', to: '' })}
          />
        ) : (
          <EmptyState drawing="tray" title={t(texts.none)}>
            {t(texts.noneHint)}
          </EmptyState>
        )
      }
    />
  );
}

function useColumns(): readonly TableColumn<Entry>[] {
  const t = useTranslate();
  return [
    {
      key: 'what',
      header: t(texts.what),
      primary: true,
      cell: (entry) => <SubjectCell entry={entry} />,
    },
    {
      key: 'changes',
      header: t(texts.changes),
      cell: (entry) => <AuditChanges {...entry} />,
    },
    {
      key: 'actor',
      header: t(texts.actor),
      cell: (entry) => <bdi className="break-words">{entry.actor}</bdi>,
    },
    {
      key: 'when',
      header: t(texts.when),
      cell: (entry) => <Moment at={entry.at} />,
    },
  ];
}
