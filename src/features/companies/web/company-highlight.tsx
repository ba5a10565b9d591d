import type { ReactNode } from 'react';
import type { CompanyTabName } from '#features/companies/company-tabs.ts';
import { Link } from '#platform/pages/link.tsx';
import { joinClasses } from '#ui/join-classes.ts';

type CompanyHighlightProps = {
  title: string;
  companyId: number;
  /** The tab with the full list, and the link's text. */
  tab: CompanyTabName;
  all: string;
  /** Shares the row with another highlight where there is room. */
  half?: boolean;
  children: ReactNode;
};

/** The best entries of a tab, shown on the first tab with a link to the others. */
export function CompanyHighlight({
  title,
  companyId,
  tab,
  all,
  half = false,
  children,
}: CompanyHighlightProps) {
  return (
    <section className={joinClasses('min-w-0 grow basis-full', half && 'lg:basis-2/5')}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-xl">{title}</h2>
        <Link
          to={`/company/${companyId}?tab=${tab}`}
          className="text-action underline-offset-4 hover:underline"
        >
          {all}
        </Link>
      </div>
      {children}
    </section>
  );
}
