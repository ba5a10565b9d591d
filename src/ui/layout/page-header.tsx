import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A short word above the title that says which part of the site this is. */
  eyebrow?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Buttons; the one primary action of the screen comes first. */
  actions?: ReactNode;
};

export function PageHeader({ title, lead, eyebrow, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-8 sm:pt-8">
      {breadcrumbs}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          {eyebrow && <p className="mb-2 font-medium text-sand text-sm">{eyebrow}</p>}
          <h1 className="break-words font-semibold text-3xl">{title}</h1>
          {lead && <p className="measure mt-3 text-balance text-lg text-soft">{lead}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 max-sm:[&_:is(a,button)]:px-3.5 sm:gap-3">
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
