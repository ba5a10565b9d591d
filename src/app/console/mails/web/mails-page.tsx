import { listMails, retryMails } from '#app/console/mails/mails.contract.ts';
import { mailsTexts as texts } from '#app/console/mails/mails.texts.ts';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { Moment } from '#console/web/moment.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { mailStates } from '#platform/mail/mail-states.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

const tones = { waiting: 'info', sent: 'success', failed: 'danger' } as const;

type Mail = CallAnswer<typeof listMails>['mails'][number];

/** A mail's delivery state, with the attempts if there were several and the error if there was one. */
function MailState({ mail }: { mail: Mail }) {
  const t = useTranslate();
  return (
    <span className="grid justify-items-start gap-1">
      <Badge tone={tones[mail.state]} dot>
        {t(texts[mail.state])}
      </Badge>
      {mail.attempts > 1 && (
        <span className="text-muted text-sm">{t(texts.attempts, { n: mail.attempts })}</span>
      )}
      {mail.last_error && (
        <bdi className="max-w-xs break-words text-muted text-sm">{mail.last_error}</bdi>
      )}
    </span>
  );
}

function MailsPage() {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const list = useFilteredList(listMails, 'state', mailStates);
  const rows = list.pages.flatMap(({ mails }) => mails);
  const failed = rows.filter((row) => row.state === 'failed').map(({ id }) => id);
  const retryAll = (
    <Button
      variant="secondary"
      loading={pending}
      onClick={() => void run(retryMails, { ids: failed })}
    >
      {t(texts.retryAll, { n: failed.length })}
    </Button>
  );
  const retryOne = (row: Mail) =>
    row.state === 'failed' && (
      <RowButton
        name={t(texts.retryOf, { recipient: row.recipient })}
        disabled={pending}
        onClick={() => void run(retryMails, { ids: [row.id] })}
      >
        {t(texts.retry)}
      </RowButton>
    );
  return (
    <FilteredList
      texts={texts}
      actions={failed.length > 1 && retryAll}
      list={list}
      filter={texts.state}
      all={texts.allStates}
      rows={rows}
      compact
      rowKey={({ id }) => id}
      rowName={({ recipient }) => recipient}
      columns={useColumns()}
      rowActions={failed.length > 0 ? retryOne : undefined}
      empty={
        <EmptyState drawing="tray" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      }
    />
  );
}

function useColumns(): readonly TableColumn<Mail>[] {
  const t = useTranslate();
  return [
    {
      key: 'mail',
      header: t(texts.mail),
      primary: true,
      cell: (row) => (
        <TwoLines
          first={<MailAddress>{row.recipient}</MailAddress>}
          second={row.subject ?? t(texts.secret)}
        />
      ),
    },
    {
      key: 'written',
      header: t(texts.writtenAt),
      onPhone: true,
      cell: (row) => <Moment at={row.created_at} />,
    },
    {
      key: 'state',
      header: t(texts.state),
      onPhone: true,
      cell: (row) => <MailState mail={row} />,
    },
  ];
}

export { MailsPage as Component };
