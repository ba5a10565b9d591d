import { useConsoleAction } from '#console/web/use-console-action.ts';
import { getShowcase, orderShowcase } from '#features/companies/showcase/showcase.contract.ts';
import { showcaseTexts as texts } from '#features/companies/showcase/showcase.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AddCompany } from './add-company.tsx';
import { ShownCompany } from './shown-company.tsx';

type ShowcaseEditorProps =
  | { list: 'partners'; country?: undefined }
  | { list: 'top'; country: string };

/** The list with one member moved. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const member = list[from];
  if (member === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, member);
}

export function ShowcaseEditor({ list, country }: ShowcaseEditorProps) {
  const t = useTranslate();
  const asked = country === undefined ? { list } : { list, country };
  const { data, error, isFetching, refetch } = useCall(getShowcase, asked);
  const { run, pending } = useConsoleAction();
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureMessage(error, t(texts.failed))}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={6} />;
  const ids = data.companies.map(({ id }) => id);
  const save = (order: readonly number[]) =>
    void run(orderShowcase, { ...asked, company_ids: [...order] });
  return (
    <div className="grid items-start gap-8 pt-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {data.companies.length === 0 ? (
        <EmptyState title={t(texts.empty)}>{t(texts.emptyHint)}</EmptyState>
      ) : (
        <ol aria-label={t(texts.order)} className="grid gap-2">
          {data.companies.map((company, position) => (
            <ShownCompany
              key={company.id}
              company={company}
              position={position}
              count={ids.length}
              pending={pending}
              onMove={(to) => save(moved(ids, position, to))}
              onRemove={() => save(ids.filter((id) => id !== company.id))}
            />
          ))}
        </ol>
      )}
      <AddCompany country={country} shown={ids} onAdd={(id) => save([...ids, id])} />
    </div>
  );
}
