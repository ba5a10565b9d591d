import { MapPin } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import type { CompanyTab, CompanyTabProps, CompanyTabs } from '#features/companies/company-tabs.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { type PagePart, usePagePart } from '#platform/pages/page-part.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { CompanyAbout } from './company-about.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { VerifiedBadge } from './verified-badge.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

export type Company = CallAnswer<typeof findCompany>['company'];

const tabs = [
  { value: 'company', text: companiesTexts.tabCompany },
  { value: 'products', text: companiesTexts.tabProducts },
  { value: 'catalogs', text: companiesTexts.tabCatalogs },
  { value: 'brands', text: companiesTexts.tabBrands },
  { value: 'branches', text: companiesTexts.tabBranches },
  { value: 'department', text: companiesTexts.tabDepartment },
  { value: 'events', text: companiesTexts.tabEvents },
  { value: 'jobs', text: companiesTexts.tabJobs },
] as const;

type TabName = (typeof tabs)[number]['value'];

/** The tab is part of the address, so that it can be shared and survives a reload. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const current = tabs.find(({ value }) => value === asked)?.value ?? 'company';
  const choose = (tab: TabName) =>
    setQuery(tab === 'company' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return [current, choose];
}

type CompanyProfileProps = { company: Company; contents: CompanyTabs };

export function CompanyProfile({ company, contents }: CompanyProfileProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const [tab, chooseTab] = useTab();
  return (
    <article>
      <header className="mb-8 flex flex-col gap-6 sm:flex-row sm:items-center">
        <CompanyLogo name={company.company_name} logo={company.company_logo} size="xl" />
        <div className="min-w-0">
          <h1 className="break-words font-semibold text-3xl">{company.company_name}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-3 text-soft">
            <Badge>{company.company_type_name}</Badge>
            <VisibilityBadge visibility={company.visibility} />
            <span className="inline-flex items-center gap-1.5">
              <MapPin aria-hidden="true" className="size-4 text-muted" />
              {company.country_name}
            </span>
            <VerifiedBadge verified={company.verified} />
          </p>
        </div>
      </header>
      <Tabs
        label={t(companiesTexts.tabs)}
        value={tab}
        onValueChange={chooseTab}
        tabs={tabs.map(({ value, text }) => ({
          value,
          label: t(text),
          href: local(`/company/${company.id}${value === 'company' ? '' : `?tab=${value}`}`),
          content: <TabContent tab={value} company={company} contents={contents} />,
        }))}
      />
    </article>
  );
}

function TabContent({ tab, company, contents }: CompanyProfileProps & { tab: TabName }) {
  const t = useTranslate();
  if (tab === 'company') return <CompanyAbout company={company} />;
  const comingSoon = <EmptyState title={t(companiesTexts.comingSoon)} />;
  const part = contents[tab];
  if (!part) return comingSoon;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <OtherTab
        part={part}
        companyId={company.id}
        companyName={company.company_name}
        companyType={company.company_type}
        whenEmpty={comingSoon}
      />
    </Suspense>
  );
}

function OtherTab({ part, ...about }: CompanyTabProps & { part: PagePart<CompanyTab> }) {
  const { Body } = usePagePart(part);
  return <Body {...about} />;
}
