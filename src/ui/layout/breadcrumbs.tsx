import { ChevronRight } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

/** One step of the breadcrumbs; the last one is the current page and has no address. */
export type Crumb = { label: string; href?: string };

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(uiTexts.breadcrumbs)} className="min-w-0">
      <ol className="flex items-center gap-1.5 text-muted">
        {crumbs.map((crumb, position) => (
          <li key={crumb.href ?? crumb.label} className="flex items-center gap-1.5 last:min-w-0">
            {position > 0 && (
              <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 rtl:-scale-x-100" />
            )}
            {crumb.href ? (
              <a
                href={crumb.href}
                className="inline-flex min-h-6 items-center whitespace-nowrap rounded-sm underline-offset-4 hover:text-action hover:underline"
              >
                {crumb.label}
              </a>
            ) : (
              <span aria-current="page" dir="auto" className="max-w-[60ch] truncate text-soft">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
