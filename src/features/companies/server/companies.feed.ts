import { listCompanies } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { startOfDay } from '#platform/dates/validity.ts';
import { lineOf, textOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** The newest companies; in the list's daily order each would look new every day. */
export const companiesFeed = listFeeds({
  path: '/companies',
  call: listCompanies,
  always: { limit: 50, sort: 'newest' },
  feedOf({ companies, country_requested_name: country }, { language }) {
    const t = translateIn(language);
    return {
      title: t(companiesTexts.inCountry, { country }),
      description: t(companiesTexts.lead),
      items: companies.map((company) => ({
        path: `/company/${company.id}`,
        title: company.company_name,
        text: textOf(lineOf(company.company_kind_name, company.company_city), company.company_line),
        published: startOfDay(company.added_on),
        image: company.company_logo ? `/Upload/companies/${company.company_logo}` : undefined,
        tags: [company.company_kind_name],
      })),
    };
  },
});
