import type { ReactNode } from 'react';
import type { CompanyTab, CompanyTabProps } from '#features/companies/company-tabs.ts';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

type EntriesTab<C extends AnyCall, Entry> = {
  readonly entriesOf: (answer: CallAnswer<C>) => readonly Entry[];
  /** Renders one entry; gets all of them as well. */
  readonly entry: (entry: Entry, all: readonly Entry[], companyId: number) => ReactNode;
  /** Rendered beside the list, such as a map. */
  readonly beside?: (entries: readonly Entry[]) => ReactNode;
  readonly texts: { readonly loading: Text; readonly failed: Text };
  readonly className: string;
};

/** A tab with a short list, including its loading, error and empty states. */
export function companyEntriesTab<C extends AnyCall, Entry>(
  call: C,
  { entriesOf, entry, beside, texts, className }: EntriesTab<C, Entry>,
): CompanyTab {
  const inputOf = (id: string) => ({ id }) as unknown as CallInput<C>;

  function Body({ companyId, whenEmpty }: CompanyTabProps) {
    const t = useTranslate();
    const { data, error, isFetching, refetch } = useCall(call, inputOf(String(companyId)));
    if (error) {
      return (
        <ErrorState title={t(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
          {tellFailure(error, t)}
        </ErrorState>
      );
    }
    if (!data) {
      return (
        <div role="status" aria-busy="true" className={className}>
          <span className="sr-only">{t(texts.loading)}</span>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      );
    }
    const entries = entriesOf(data);
    if (entries.length === 0) return whenEmpty;
    const list = (
      <ul className={className}>{entries.map((each) => entry(each, entries, companyId))}</ul>
    );
    const aside = beside?.(entries);
    if (!aside) return list;
    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
        {list}
        <div className="max-lg:order-first lg:sticky lg:top-36">{aside}</div>
      </div>
    );
  }

  return { load: (page, id) => prefetchCall(page, call, inputOf(id)), Body };
}
