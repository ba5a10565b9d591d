import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Company,
  countCompanyEntries,
  MOST_COUNTED,
} from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companyPageTexts as pageTexts } from '#features/companies/company-page.texts.ts';
import type {
  CompanyHighlights,
  CompanyTab,
  CompanyTabProps,
  CompanyTabs,
} from '#features/companies/company-tabs.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { type PagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { companyAboutPart } from './company-about-part.ts';
import { CompanyActions } from './company-actions.tsx';
import { CompanyHeader } from './company-header.tsx';
import { EmptyTabSuggestions } from './empty-tab-suggestions.tsx';

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

/** The tab is in the address, so that it can be shared and survives a reload. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const current = tabs.find(({ value }) => value === asked)?.value ?? 'company';
  const choose = (tab: TabName) =>
    setQuery(tab === 'company' ? {} : { tab }, { replace: true, preventScrollReset: true });
  return [current, choose];
}

type CompanyProfileProps = {
  company: Company;
  contents: CompanyTabs;
  highlights: CompanyHighlights;
};

export function CompanyProfile({ company, contents, highlights }: CompanyProfileProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const [tab, chooseTab] = useTab();
  const counts = useCall(countCompanyEntries, { id: String(company.id) }).data?.counts;
  return (
    <article className="flex flex-col">
      <CompanyHeader company={company} />
      <CompanyActions company={company} />
      <Tabs
        label={t(companiesTexts.tabs)}
        value={tab}
        onValueChange={chooseTab}
        tabs={tabs.map(({ value, text }) => ({
          value,
          label: (
            <TabLabel text={t(text)} count={value === 'company' ? undefined : counts?.[value]} />
          ),
          quiet: value !== 'company' && counts?.[value] === 0,
          href: local(`/company/${company.id}${value === 'company' ? '' : `?tab=${value}`}`),
          content: <TabContent tab={value} {...{ company, contents, highlights }} />,
        }))}
      />
    </article>
  );
}

/** A tab's name with its count; without one if it is unknown or zero. */
function TabLabel({ text, count = 0 }: { text: string; count: number | undefined }) {
  const t = useTranslate();
  if (count === 0) return text;
  return (
    <>
      {text}{' '}
      <span className="rounded-full bg-sunken px-1.5 py-0.5 font-normal text-muted text-xs tabular-nums">
        {count > MOST_COUNTED ? t(pageTexts.more, { n: MOST_COUNTED }) : count}
      </span>
    </>
  );
}

type TabContentProps = CompanyProfileProps & { tab: TabName };

function TabContent({ tab, company, contents, highlights }: TabContentProps) {
  const about = {
    companyId: company.id,
    companyName: company.company_name,
    companyType: company.company_type,
  };
  if (tab === 'company') {
    return (
      <>
        <Suspense fallback={<Skeleton lines={6} />}>
          <About company={company} />
        </Suspense>
        <div className="mt-12 flex flex-wrap gap-12 empty:hidden">
          {Object.entries(highlights).map(([name, part]) => (
            <Suspense key={name} fallback={null}>
              <OtherTab part={part} {...about} whenEmpty={null} />
            </Suspense>
          ))}
        </div>
      </>
    );
  }
  const comingSoon = <EmptyTabSuggestions company={company} />;
  const part = contents[tab];
  if (!part) return comingSoon;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <OtherTab part={part} {...about} whenEmpty={comingSoon} />
    </Suspense>
  );
}

function About({ company }: { company: Company }) {
  const { CompanyAbout } = usePagePart(companyAboutPart);
  return <CompanyAbout company={company} />;
}

function OtherTab({ part, ...about }: CompanyTabProps & { part: PagePart<CompanyTab> }) {
  const { Body } = usePagePart(part);
  return <Body {...about} />;
}
