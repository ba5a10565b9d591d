import type { ComponentType, ReactNode } from 'react';
import type { PageContext } from '#platform/pages/page-context.ts';
import type { PagePart } from '#platform/pages/page-part.ts';
import type { countedTabs } from './companies.contract.ts';

/** The tabs after the COMPANY tab; other features provide their content. */
export type CompanyTabName = (typeof countedTabs)[number];

export type CompanyTabProps = {
  readonly companyId: number;
  readonly companyName: string;
  /** From 1 (Supplier) to 5 (Service Provider). */
  readonly companyType: number | null;
  /** Rendered while the company has nothing to show in this tab. */
  readonly whenEmpty: ReactNode;
};

/** What another feature shows about a company. The app decides which feature fills which tab. */
export type CompanyTab = {
  /** Loads the tab's data before it is rendered, also on the server. If that fails, the body shows the error. */
  readonly load: (page: PageContext, companyId: string, query: URLSearchParams) => Promise<unknown>;
  readonly Body: ComponentType<CompanyTabProps>;
};

export type CompanyTabs = Readonly<Partial<Record<CompanyTabName, PagePart<CompanyTab>>>>;

/** Content of other features on a company's first tab, in this order. The first takes the full width. */
export type CompanyHighlights = Readonly<Record<string, PagePart<CompanyTab>>>;

/** The tab that the address asks for; undefined for an unknown one. */
export function findAskedTab(
  tabs: CompanyTabs,
  query: URLSearchParams,
): PagePart<CompanyTab> | undefined {
  const name = query.get('tab') ?? '';
  return Object.hasOwn(tabs, name) ? tabs[name as CompanyTabName] : undefined;
}
