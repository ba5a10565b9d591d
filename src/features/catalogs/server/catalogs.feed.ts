import { listCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { lineOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

export const catalogsFeed = listFeeds({
  path: '/catalogs',
  call: listCatalogs,
  always: { limit: 50, sort: 'newest' },
  feedOf({ catalogs, country_requested_name: country }, { language }) {
    const t = translateIn(language);
    return {
      title: t(catalogsTexts.inCountry, { country }),
      description: t(catalogsTexts.lead),
      items: catalogs.map((catalog) => ({
        // A catalog has no page of its own; the fragment distinguishes those of one company.
        path: `/company/${catalog.company_id}?tab=catalogs#catalog-${catalog.id}`,
        title: catalog.title,
        text: lineOf(catalog.sub_title, catalog.company_name),
        author: catalog.company_name,
      })),
    };
  },
});
