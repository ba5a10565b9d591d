import type { NarrowedView } from './narrowed-view.ts';
import { SaveSearchLink } from './save-search-link.tsx';
import { SortLinks } from './sort-links.tsx';

/** Saves and sorts the narrowed list. */
export function ListTools({ view }: { view: NarrowedView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      {view.savable && <SaveSearchLink view={view} />}
      <SortLinks view={view} />
    </div>
  );
}
