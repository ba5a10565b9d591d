import { Download } from 'lucide-react';
import { exportAudit, listAudit } from '#console/audit/audit.contract.ts';
import { auditTexts as texts } from '#console/audit/audit.texts.ts';
import { ConsoleList } from '#console/web/console-list.tsx';
import { sayMoment } from '#console/web/moments.ts';
import { useConsoleList } from '#console/web/use-console-list.ts';
import { givenOf, useFilters } from '#console/web/use-filters.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { saveFile } from '#platform/pages/save-file.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditFilters, filterNames } from './audit-filters.tsx';
import { AuditSubject } from './audit-subject.tsx';

export const auditPageHandle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

/** The log as a list; whoever puts the console together says what goes on record. */
export function AuditLog() {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const toast = useToast();
  const [filters, change] = useFilters(filterNames);
  const given = givenOf(filters);
  const list = useConsoleList(listAudit, given);

  async function save() {
    try {
      saveFile(await client(exportAudit, given), 'audit-log.csv');
    } catch {
      toast.show({ message: say(texts.exportFailed), tone: 'danger', timeoutMs: null });
    }
  }

  return (
    <ConsoleList
      title={say(texts.title)}
      lead={say(texts.lead)}
      actions={
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          onClick={() => void save()}
        >
          {say(texts.export)}
        </Button>
      }
      filters={<AuditFilters filters={filters} onChange={change} />}
      list={list}
      failed={say(texts.failed)}
      rows={list.pages.flatMap((page) => page.entries)}
      rowKey={({ id }) => id}
      rowName={({ id }) => String(id)}
      columns={[
        {
          key: 'what',
          header: say(texts.what),
          primary: true,
          cell: (entry) => <AuditSubject entry={entry} />,
        },
        {
          key: 'changes',
          header: say(texts.changes),
          cell: (entry) => <AuditChanges {...entry} />,
        },
        {
          key: 'actor',
          header: say(texts.actor),
          cell: (entry) => <bdi className="break-words">{entry.actor}</bdi>,
        },
        {
          key: 'when',
          header: say(texts.when),
          cell: (entry) => <time dateTime={entry.at}>{sayMoment(entry.at, language)}</time>,
        },
      ]}
      empty={
        <EmptyState
          title={say(texts.empty)}
          action={
            Object.keys(given).length > 0 && (
              <Button
                variant="secondary"
                onClick={() => change({ actor: '', subject: '', action: '', from: '', to: '' })}
              >
                {say(texts.showAll)}
              </Button>
            )
          }
        >
          {say(texts.emptyHint)}
        </EmptyState>
      }
    />
  );
}
