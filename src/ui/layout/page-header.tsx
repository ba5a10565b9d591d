import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A short label above the title for the part of the site. */
  eyebrow?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Buttons, with the one primary action first. */
  actions?: ReactNode;
};

/**
 * The header of a page. In a dashboard it is smaller, because the work comes first; the title has the same position on
 * every
 * screen, with the buttons on its line.
 */
export function PageHeader({ title, lead, eyebrow, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-8 in-data-work:gap-1 in-data-work:pt-4 in-data-work:pb-5 sm:pt-8 sm:in-data-work:pt-5">
      {breadcrumbs}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 in-data-work:items-center in-data-work:gap-y-3 sm:in-data-work:items-start">
        <div className="min-w-0 sm:in-data-work:grow sm:in-data-work:basis-80">
          {eyebrow && (
            <p className="mb-2 font-medium text-sand text-sm in-data-work:mb-0.5">{eyebrow}</p>
          )}
          <h1 className="break-words font-semibold text-3xl in-data-work:text-2xl">{title}</h1>
          {lead && (
            <p className="measure mt-3 text-balance text-lg text-soft in-data-work:mt-1 in-data-work:max-w-[80ch] in-data-work:text-base">
              {lead}
            </p>
          )}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 max-sm:[&_:is(a,button)]:px-3.5 sm:gap-3 sm:in-data-work:-mt-1.5">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
