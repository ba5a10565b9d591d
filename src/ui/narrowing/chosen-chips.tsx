import { X } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { cleared, toggled, without } from '#platform/narrowing/asked-narrowing.ts';
import { Link } from '#platform/pages/link.tsx';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

/** The chosen narrowing, as links that each take one choice back. */
export function ChosenChips({ view: { path, asked, choices } }: { view: NarrowedView }) {
  const t = useTranslate();
  const facets = (choices?.facets ?? []).filter(({ name }) => asked[name] !== undefined);
  const chosen = facets.flatMap((facet) =>
    facet.options
      .filter((option) => option.chosen)
      .map((option) => ({
        to: path + toggled(asked, facet, option.value),
        name: `${facet.label}: ${option.name}`,
      })),
  );
  const words = asked.search
    ? [{ to: path + without(asked, 'search'), name: t(texts.words, { words: asked.search }) }]
    : [];
  const chips = [...words, ...chosen];
  if (chips.length === 0) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ to, name }) => (
        <Link
          key={name}
          to={to}
          data-keep-scroll=""
          className="inline-flex min-h-8 max-w-full max-lg:min-h-10 items-center gap-1.5 rounded-full bg-action-soft px-3 py-1 text-action text-sm hover:bg-action hover:text-on-action"
        >
          <span className="sr-only">{t(texts.remove)} </span>
          <span className="max-w-60 truncate">{name}</span>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </Link>
      ))}
      {chips.length > 1 && (
        <Link
          to={path + cleared(asked)}
          data-keep-scroll=""
          className="inline-flex min-h-8 items-center px-2 text-action max-lg:min-h-10 text-sm underline underline-offset-4"
        >
          {t(texts.clearAll)}
        </Link>
      )}
    </div>
  );
}
