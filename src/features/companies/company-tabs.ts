import type { ComponentType, ReactNode } from 'react';
import type { PageContext } from '#platform/pages/page-context.ts';
import type { PagePart } from '#platform/pages/page-part.ts';
import type { countedTabs } from './companies.contract.ts';

/** The tabs beside COMPANY; what they show belongs to other features. */
export type CompanyTabName = (typeof countedTabs)[number];

export type CompanyTabProps = {
  readonly companyId: number;
  readonly companyName: string;
  /** 1 supplier to 5 service provider. */
  readonly companyType: number | null;
  /** To be shown while the company has nothing for this tab. */
  readonly whenEmpty: ReactNode;
};

/** What another feature shows about a company. The app decides which feature fills which tab. */
export type CompanyTab = {
  /** Has the tab's data before it is shown, on the server too; a failure is shown by the body. */
  readonly load: (page: PageContext, companyId: string, query: URLSearchParams) => Promise<unknown>;
  readonly Body: ComponentType<CompanyTabProps>;
};

export type CompanyTabs = Readonly<Partial<Record<CompanyTabName, PagePart<CompanyTab>>>>;

/** What other features show of a company on its first tab, in this order; the first takes the whole width. */
export type CompanyHighlights = Readonly<Record<string, PagePart<CompanyTab>>>;

/** The tab asked for in the address; a tab nobody fills is none. */
export function findAskedTab(
  tabs: CompanyTabs,
  query: URLSearchParams,
): PagePart<CompanyTab> | undefined {
  const name = query.get('tab') ?? '';
  return Object.hasOwn(tabs, name) ? tabs[name as CompanyTabName] : undefined;
}
