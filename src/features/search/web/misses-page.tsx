import { listMisses } from '#features/search/misses.contract.ts';
import { missesTexts as texts } from '#features/search/misses.texts.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Table } from '#ui/display/table.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** Shows the gaps of the thesaurus: each row leads to a new group that begins with its words. */
function MissesPage() {
  const t = useTranslate();
  const local = useLocalPath();
  const language = useLanguage();
  const { data, error, refetch, isFetching } = useCall(listMisses, {});
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <div className="pb-10">
        {error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {t(texts.loadFailed)}
          </ErrorState>
        ) : (
          <Table
            caption={t(texts.title)}
            rows={data?.misses ?? []}
            loading={!data}
            rowKey={({ question }) => question}
            rowName={({ question }) => question}
            columns={[
              {
                key: 'question',
                header: t(texts.question),
                primary: true,
                cell: ({ question }) => <bdi>{question}</bdi>,
              },
              {
                key: 'unanswered',
                header: t(texts.unanswered),
                numeric: true,
                cell: ({ unanswered }) => unanswered,
              },
              {
                key: 'unopened',
                header: t(texts.unopened),
                numeric: true,
                cell: ({ unopened }) => unopened,
              },
              {
                key: 'lastOn',
                header: t(texts.lastOn),
                cell: ({ last_on }) => showDate(last_on, language),
              },
            ]}
            rowActions={({ question }) => (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t(texts.addSynonymOf, { question })}
                href={local(`/admin/synonyms/add?${new URLSearchParams({ words: question })}`)}
              >
                {t(texts.addSynonym)}
              </Button>
            )}
            empty={
              <EmptyState
                drawing="search"
                title={t(texts.none)}
                action={
                  <Button variant="secondary" href={local('/admin/synonyms')}>
                    {t(texts.toSynonyms)}
                  </Button>
                }
              >
                {t(texts.noneHint)}
              </EmptyState>
            }
          />
        )}
      </div>
    </>
  );
}

export { MissesPage as Component };
