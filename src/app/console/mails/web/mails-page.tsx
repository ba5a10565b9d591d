import { listMails, mailStates, retryMails } from '#app/console/mails/mails.contract.ts';
import { mailsTexts as texts } from '#app/console/mails/mails.texts.ts';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { sayMoment } from '#console/web/moments.ts';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

const tones = { waiting: 'info', sent: 'success', failed: 'danger' } as const;

export function Component() {
  const say = useSay();
  const language = useLanguage();
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
      {say(texts.retryAll, { n: failed.length })}
    </Button>
  );
  return (
    <FilteredList
      texts={texts}
      actions={failed.length > 1 && retryAll}
      list={list}
      filter={texts.state}
      all={texts.allStates}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ recipient }) => recipient}
      columns={[
        {
          key: 'mail',
          header: say(texts.mail),
          primary: true,
          cell: (row) => (
            <TwoLines first={row.recipient} second={row.subject ?? say(texts.secret)} />
          ),
        },
        {
          key: 'written',
          header: say(texts.writtenAt),
          cell: (row) => sayMoment(row.created_at, language),
        },
        {
          key: 'state',
          header: say(texts.state),
          cell: (row) => (
            <Badge tone={tones[row.state]} dot>
              {say(texts[row.state])}
            </Badge>
          ),
        },
        {
          key: 'attempts',
          header: say(texts.attempts),
          numeric: true,
          cell: (row) => row.attempts,
        },
        {
          key: 'problem',
          header: say(texts.problem),
          cell: (row) => <bdi className="break-words">{row.last_error ?? '–'}</bdi>,
        },
      ]}
      rowActions={(row) =>
        row.state === 'failed' && (
          <RowButton
            name={say(texts.retryOf, { recipient: row.recipient })}
            disabled={pending}
            onClick={() => void run(retryMails, { ids: [row.id] })}
          >
            {say(texts.retry)}
          </RowButton>
        )
      }
      empty={<EmptyState drawing="search" title={say(texts.none)} />}
    />
  );
}
