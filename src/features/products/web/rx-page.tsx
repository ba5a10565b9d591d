import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import {
  firstMedicines,
  listMedicineFilters,
  listMedicineLetters,
  listMedicines,
  type MedicineFilter,
} from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { readMedicineFilter, useMedicineFilter } from './medicine-filter.ts';
import { MedicineFilters } from './medicine-filters.tsx';
import { MedicineIndex, MedicineIndexSkeleton } from './medicine-index.tsx';

/** Works as links without scripts; its code, which switches the alphabet, loads after the page's. */
const lettersPart = pagePart(() => import('./letter-bar.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const filter = readMedicineFilter(new URL(request.url).searchParams);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listMedicines, firstMedicines(filter)),
    prefetchCall(page, listMedicineLetters, {}),
    prefetchCall(page, listMedicineFilters, {}),
    prefetchPart(page, lettersPart),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['letter', 'search', 'brand', 'generic', 'form', 'company'],
  head: ({ t }) => ({
    title: t(medicinesTexts.title),
    description: t(medicinesTexts.lead),
  }),
};

function RxPage() {
  const t = useTranslate();
  const { filter, change } = useMedicineFilter();
  const { data: letters } = useCall(listMedicineLetters, {});
  const pages = usePagedCall(listMedicines, firstMedicines(filter), { keepsLast: true });
  const clear = () =>
    change({ letter: '', search: '', brand: '', generic: '', form: '', company: '' });
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={t(medicinesTexts.title)}
        eyebrow={
          letters &&
          letters.medicines > 0 &&
          t(medicinesTexts.totals, { medicines: letters.medicines, generics: letters.generics })
        }
        lead={t(medicinesTexts.lead)}
      />
      {letters?.medicines !== 0 && (
        <>
          <MedicineFilters filter={filter} onChange={change} />
          <Suspense fallback={<div className="mb-8 h-15" />}>
            <Letters filter={filter} />
          </Suspense>
        </>
      )}
      <Medicines pages={pages} filtered={Object.keys(filter).length > 0} onClear={clear} />
    </div>
  );
}

function Letters({ filter }: { filter: MedicineFilter }) {
  const { LetterBar } = usePagePart(lettersPart);
  return <LetterBar filter={filter} />;
}

type MedicinesProps = {
  pages: ReturnType<typeof usePagedCall<typeof listMedicines>>;
  filtered: boolean;
  onClear: () => void;
};

function Medicines({ pages, filtered, onClear }: MedicinesProps) {
  const t = useTranslate();
  return (
    <PagedList
      pages={pages}
      of="generics"
      skeleton={<MedicineIndexSkeleton label={t(medicinesTexts.loading)} />}
      texts={medicinesTexts}
      whenEmpty={filtered ? <NoneMatch onClear={onClear} /> : <NoneAvailable />}
    >
      {(generics) => (
        <>
          {filtered && (
            <p className="-mt-3 mb-5">
              <Button variant="quiet" size="sm" className="-ms-3" onClick={onClear}>
                {t(medicinesTexts.clearFilters)}
              </Button>
            </p>
          )}
          <MedicineIndex generics={generics} />
        </>
      )}
    </PagedList>
  );
}

function NoneMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      drawing="search"
      title={t(medicinesTexts.noneMatch)}
      action={<Button onClick={onClear}>{t(medicinesTexts.clearFilters)}</Button>}
    >
      {t(medicinesTexts.noneMatchHint)}
    </EmptyState>
  );
}

function NoneAvailable() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      title={t(medicinesTexts.noneAvailable)}
      action={<Button href={local('/companies')}>{t(medicinesTexts.browseCompanies)}</Button>}
    >
      {t(medicinesTexts.noneAvailableHint)}
    </EmptyState>
  );
}

export { RxPage as Component };
