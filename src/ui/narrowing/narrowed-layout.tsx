import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { narrowedBy } from '#platform/narrowing/asked-narrowing.ts';
import { usePagePart } from '#platform/pages/page-part.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { filtersTexts } from './filters.texts.ts';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPart } from './narrowing-part.ts';

type NarrowedLayoutProps = {
  view: NarrowedView;
  /** The label of the search box, and its placeholder. */
  search: { label: string; placeholder: string };
  children: ReactNode;
};

/** The layout of a public list with its search box, its facets and its number of results. */
export function NarrowedLayout({ view, search, children }: NarrowedLayoutProps) {
  const t = useTranslate();
  const id = useId();
  const { asked, choices } = view;
  const chosen = narrowedBy(asked).length;
  // Without any facets, neither the column nor the button that opens the sheet is shown.
  const isBare = choices !== undefined && !choices?.facets.length && chosen === 0;
  return (
    <>
      <div className="mb-5 flex gap-3 print:hidden">
        <div className="grow">
          <AddressSearch {...search} keeps={asked} />
        </div>
        <button
          type="button"
          popoverTarget={id}
          hidden={isBare}
          className={`${buttonClasses({ variant: 'secondary' })} lg:hidden`}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span className="max-sm:sr-only">{t(filtersTexts.filters)}</span>
          {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
        </button>
      </div>
      <div className={isBare ? undefined : 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8'}>
        <div className="print:hidden" hidden={isBare}>
          <Suspense fallback={null}>
            <Panel id={id} view={view} />
          </Suspense>
        </div>
        <div className="min-w-0">
          <div
            className={joinClasses(
              'mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2',
              !isBare && 'min-h-9',
            )}
          >
            <p aria-live="polite" className={isBare ? 'sr-only' : 'font-semibold'}>
              {choices?.summary}
            </p>
            <Suspense fallback={null}>
              <Tools view={view} />
            </Suspense>
          </div>
          <Suspense fallback={null}>
            <Chips view={view} />
          </Suspense>
          {children}
        </div>
      </div>
    </>
  );
}

type ViewProps = { view: NarrowedView };

function Panel({ id, view }: ViewProps & { id: string }) {
  const { FacetPanel } = usePagePart(narrowingPart);
  return <FacetPanel id={id} view={view} />;
}

function Tools({ view }: ViewProps) {
  const { ListTools } = usePagePart(narrowingPart);
  return <ListTools view={view} />;
}

function Chips({ view }: ViewProps) {
  const { ChosenChips } = usePagePart(narrowingPart);
  return <ChosenChips view={view} />;
}
