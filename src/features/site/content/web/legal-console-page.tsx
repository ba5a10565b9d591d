import { useFilters } from '#console/web/use-filters.ts';
import { getLegalPage } from '#features/site/content/legal.contract.ts';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LegalForm } from './legal/legal-form.tsx';
import { LegalVersions } from './legal/legal-versions.tsx';
import { legalPages, privacyPage } from './legal-pages.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.heading), noIndex: true }),
};

function LegalConsolePage() {
  const t = useTranslate();
  const [filters, change] = useFilters(['page']);
  const page = legalPages.find(({ id }) => String(id) === filters.page) ?? privacyPage;
  return (
    <>
      <PageHeader title={t(texts.heading)} lead={t(texts.lead)} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pb-10">
        <Select
          label={t(texts.page)}
          value={String(page.id)}
          onChange={({ target }) => change({ page: target.value })}
          options={legalPages.map(({ id, text }) => ({ value: String(id), label: t(text) }))}
        />
        <LegalPageEditor key={page.id} id={page.id} />
      </div>
    </>
  );
}

function LegalPageEditor({ id }: { id: number }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getLegalPage, { id });
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <FormSkeleton fields={4} />;
  const newest = data.versions[0]?.id ?? 0;
  return (
    <>
      <LegalForm key={newest} id={id} content={data.content} />
      <LegalVersions id={id} newest={newest} versions={data.versions} />
    </>
  );
}

export { LegalConsolePage as Component };
