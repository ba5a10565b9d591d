import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { narrowedBy, sortedBy } from '#platform/narrowing/asked-narrowing.ts';
import { Link } from '#platform/pages/link.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { AddressSearch } from '#ui/forms/address-search.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetPanel } from './facet-panel.tsx';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

type NarrowedLayoutProps = {
  view: NarrowedView;
  /** What the search box is called, and what it holds while it is empty. */
  search: { label: string; placeholder: string };
  children: ReactNode;
};

/** A public list with its search box, what it can be narrowed by, and how many it has. */
export function NarrowedLayout({ view, search, children }: NarrowedLayoutProps) {
  const t = useTranslate();
  const id = useId();
  const { asked, choices } = view;
  const chosen = narrowedBy(asked).length;
  return (
    <>
      <div className="mb-5 flex gap-3 print:hidden">
        <div className="grow">
          <AddressSearch {...search} keeps={asked} />
        </div>
        <button
          type="button"
          popoverTarget={id}
          className={`${buttonClasses({ variant: 'secondary' })} lg:hidden`}
        >
          <SlidersHorizontal aria-hidden="true" />
          <span className="max-sm:sr-only">{t(texts.filters)}</span>
          {chosen > 0 && <span className="tabular-nums">{chosen}</span>}
        </button>
      </div>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
        <div className="print:hidden">
          <FacetPanel id={id} view={view} />
        </div>
        <div className="min-w-0">
          <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p aria-live="polite" className="font-semibold">
              {choices?.summary}
            </p>
            <Sorts view={view} />
          </div>
          <ChosenChips view={view} />
          {children}
        </div>
      </div>
    </>
  );
}

function Sorts({ view: { path, asked, choices } }: { view: NarrowedView }) {
  const t = useTranslate();
  if (!choices || choices.total < 2) return null;
  return (
    <p className="hidden flex-wrap items-center gap-1 text-sm lg:flex print:hidden">
      <span className="me-1 text-muted">{t(texts.sortBy)}</span>
      {choices.sorts.map(({ value, name, chosen }) => (
        <Link
          key={value}
          to={path + sortedBy(asked, value)}
          rel="nofollow"
          data-keep-scroll=""
          aria-current={chosen || undefined}
          className="rounded-md px-2.5 py-1 text-soft hover:text-action aria-[current]:bg-action-soft aria-[current]:font-medium aria-[current]:text-action"
        >
          {name}
        </Link>
      ))}
    </p>
  );
}
