import type { LoaderFunctionArgs } from 'react-router';
import { companyHead } from '#features/companies/web/company-head.ts';
import { CompanyPage, loadCompanyPage } from '#features/companies/web/company-page.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { companyHighlights, companyTabs } from './company-tabs.ts';

export async function loader(args: LoaderFunctionArgs) {
  await loadCompanyPage(args, { tabs: companyTabs, highlights: companyHighlights });
  return null;
}

export const handle: PageHandle = { reads: ['tab', 'brand'], head: companyHead };

function CompanyScreen() {
  return <CompanyPage tabs={companyTabs} highlights={companyHighlights} />;
}

export { CompanyScreen as Component };
