import { type ReactNode, Suspense } from 'react';
import { narrowedBy } from '#platform/narrowing/asked-narrowing.ts';
import { usePagePart } from '#platform/pages/page-part.ts';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPart } from './narrowing-part.ts';

type NothingNarrowedProps = {
  view: NarrowedView;
  /** Shown if nothing is chosen. */
  children: ReactNode;
};

/** Shown for an empty list, whether it is empty itself or because of what was chosen. */
export function NothingNarrowed({ view, children }: NothingNarrowedProps) {
  if (narrowedBy(view.asked).length === 0) return children;
  return (
    <Suspense fallback={null}>
      <Looser view={view} />
    </Suspense>
  );
}

function Looser({ view }: { view: NarrowedView }) {
  const { LooserChoices } = usePagePart(narrowingPart);
  return <LooserChoices view={view} />;
}
