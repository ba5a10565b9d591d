import { countCompanyEntries, countedTabs } from '#features/companies/companies.contract.ts';
import type { CompanyTabName } from '#features/companies/company-tabs.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { CompanyCount } from './company-count.ts';
import { requireListedCompany } from './listed-company.ts';

/** The counts beside the tabs. Each feature counts its own entries. */
export function companyCountsOperations(
  counters: Readonly<Record<CompanyTabName, CompanyCount>>,
): readonly Operation[] {
  const counts = operation(countCompanyEntries, async ({ id }, { database: { pool }, now }) => {
    const { type } = await requireListedCompany(pool, id);
    const of = { company: id, type, today: todayAt(now) };
    const counted = await Promise.all(
      countedTabs.map(async (tab) => [tab, await counters[tab](pool, of)] as const),
    );
    return { counts: Object.fromEntries(counted) as Record<CompanyTabName, number> };
  });
  return [counts];
}
