import { BellPlus } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

/** The default name of the saved search: the words and choices. */
function nameOf({ asked, choices }: NarrowedView): string {
  const chosen = (choices?.facets ?? []).flatMap(({ options }) =>
    options.filter((option) => option.chosen).map(({ name }) => name),
  );
  return [...(asked.search ? [asked.search] : []), ...chosen].join(' · ');
}

/** A link to save the search and be told about new results; visitors sign in there first. */
export function SaveSearchLink({ view }: { view: NarrowedView }) {
  const t = useTranslate();
  const { sort: _order, ...asked } = view.asked;
  const query = new URLSearchParams({ list: view.path, name: nameOf(view), ...asked });
  return (
    <Link
      to={`/alert/save?${query}`}
      rel="nofollow"
      className="inline-flex min-h-8 items-center max-lg:min-h-10 gap-1.5 text-action text-sm hover:underline"
    >
      <BellPlus aria-hidden="true" className="size-4" />
      {t(texts.saveSearch)}
    </Link>
  );
}
