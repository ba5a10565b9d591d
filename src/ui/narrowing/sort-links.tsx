import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { sortedBy } from '#platform/narrowing/asked-narrowing.ts';
import { Link } from '#platform/pages/link.tsx';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

/** The orders of a list, on wide screens; on small ones they are in the sheet. */
export function SortLinks({ view: { path, asked, choices } }: { view: NarrowedView }) {
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
