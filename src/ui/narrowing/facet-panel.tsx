import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { cleared, sortedBy, toggled } from '#platform/narrowing/asked-narrowing.ts';
import type { ShownFacet } from '#platform/narrowing/narrowing-fields.ts';
import { Link } from '#platform/pages/link.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { filtersTexts } from './filters.texts.ts';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

/** Further options of a facet are collapsed. */
const OPTIONS_UNFOLDED = 8;

/**
 * The choices that narrow a list, as links, which work before any script has loaded. On a wide screen they are beside
 * the list,
 * on a small one in a popover that the browser opens and closes by itself.
 */
export function FacetPanel({ id, view }: { id: string; view: NarrowedView }) {
  const t = useTranslate();
  const { path, asked, choices } = view;
  return (
    <nav id={id} popover="auto" aria-label={t(filtersTexts.filters)} className="narrowing-panel">
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-raised px-4 py-2 lg:hidden">
        <h2 className="font-semibold text-lg">{t(filtersTexts.filters)}</h2>
        <Link
          to={path + cleared(asked)}
          data-keep-scroll=""
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          {t(texts.clearAll)}
        </Link>
      </div>
      <div className="grid gap-6 p-4 lg:p-0 lg:pt-1.5">
        {choices === undefined && <SkeletonLines lines={8} />}
        {choices && choices.sorts.length > 1 && (
          <section className="lg:hidden">
            <h2 className="mb-1.5 font-semibold text-sm">{t(texts.sortBy)}</h2>
            <ul>
              {choices.sorts.map(({ value, name, chosen }) => (
                <li key={value}>
                  <OptionLink
                    to={path + sortedBy(asked, value)}
                    name={name}
                    chosen={chosen}
                    round
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {choices?.facets.map((facet) => (
          <FacetOptions key={facet.name} facet={facet} view={view} />
        ))}
      </div>
      <div className="sticky bottom-0 border-line border-t bg-raised p-3 lg:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={`${buttonClasses({})} w-full`}
        >
          {choices?.summary}
        </button>
      </div>
    </nav>
  );
}

function FacetOptions({ facet, view }: { facet: ShownFacet; view: NarrowedView }) {
  const t = useTranslate();
  const { path, asked } = view;
  const lines = facet.options.map((option) => (
    <OptionLink
      key={option.value}
      to={path + toggled(asked, facet, option.value)}
      name={option.name}
      chosen={option.chosen}
      count={option.count}
      round={facet.single}
    />
  ));
  const folded = lines.slice(OPTIONS_UNFOLDED);
  return (
    <section>
      <h2 className="mb-1.5 font-semibold text-sm">{facet.label}</h2>
      {lines.slice(0, OPTIONS_UNFOLDED)}
      {folded.length > 0 && (
        <details className="group">
          <summary className="flex min-h-8 cursor-pointer items-center gap-2.5 px-1 text-action text-sm before:w-4.5 before:text-center before:text-lg before:leading-none before:content-['+'] group-open:hidden">
            {t(texts.moreOptions)}
          </summary>
          {folded}
        </details>
      )}
    </section>
  );
}

type OptionLinkProps = {
  to: string;
  name: string;
  chosen: boolean;
  count?: number;
  round?: boolean;
};

function OptionLink({ to, name, chosen, count, round }: OptionLinkProps) {
  return (
    <Link
      to={to}
      rel="nofollow"
      data-keep-scroll=""
      aria-current={chosen || undefined}
      data-round={round || undefined}
      className="facet-option"
    >
      <span className="line-clamp-2 min-w-0 grow break-words">{name}</span>
      {count !== undefined && <span className="text-muted text-xs tabular-nums">{count}</span>}
    </Link>
  );
}
