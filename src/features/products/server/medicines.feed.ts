import { listMedicines } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { lineOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

/** Generics are listed by name, because a generic itself is no news; its products are. */
export const medicinesFeed = listFeeds({
  path: '/rx',
  call: listMedicines,
  always: { limit: 50 },
  feedOf({ generics }, { language }) {
    const t = translateIn(language);
    return {
      title: t(medicinesTexts.title),
      description: t(medicinesTexts.lead),
      items: generics.map((generic) => ({
        path: `/rx/${generic.slug}`,
        title: generic.name,
        text: lineOf(generic.category, ...generic.brand_names) || generic.name,
        tags: generic.category ? [generic.category] : [],
      })),
    };
  },
});
