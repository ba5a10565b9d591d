import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { planBenefitsTexts as texts } from './plan-benefits.texts.ts';
import type { Plan } from './subscriptions.contract.ts';
import { subscriptionsTexts } from './subscriptions.texts.ts';
import { visibilityBenefits } from './visibility-benefits.ts';

type Benefit = { readonly text: Text; readonly values?: TextValues };

/** The number a card has room for; benefits that distinguish a plan come first. */
const MOST_BENEFITS = 5;

function seenBetter({ visibility }: Plan['entitlements'], nameOf: (text: Text) => string) {
  const { cover, galleryPictures, featuredProducts, place } = visibilityBenefits[visibility];
  const badge = nameOf(
    place > 1 ? subscriptionsTexts.visibilityPremiumPlus : subscriptionsTexts.visibilityPremium,
  );
  const benefits: Benefit[] = [];
  if (cover) benefits.push({ text: texts.media, values: { pictures: galleryPictures } });
  if (featuredProducts > 0) {
    benefits.push({ text: texts.featured, values: { products: featuredProducts } });
  }
  if (place > 0) {
    benefits.push({ text: place > 1 ? texts.firstPlace : texts.place, values: { badge } });
  }
  return benefits;
}

function promotion({ ads, notifications }: Plan['entitlements']): Benefit[] {
  if (ads && notifications) return [{ text: texts.promoted }];
  if (ads) return [{ text: texts.ads }];
  return notifications ? [{ text: texts.notifications }] : [];
}

/** The benefits on a plan's card, derived from its entitlements alone. */
export function benefitsOf(
  entitlements: Plan['entitlements'],
  nameOf: (text: Text) => string,
): readonly Benefit[] {
  const { listings_limit: limit } = entitlements;
  const listings: Benefit =
    limit === null ? { text: texts.unlimited } : { text: texts.limited, values: { limit } };
  return [
    ...(entitlements.assisted_service ? [{ text: texts.assisted }] : []),
    ...seenBetter(entitlements, nameOf),
    ...promotion(entitlements),
    ...(entitlements.api_access ? [{ text: texts.api }] : []),
    listings,
    { text: texts.page },
    { text: texts.inbox },
    ...(entitlements.support_24_7 ? [{ text: subscriptionsTexts.support }] : []),
  ].slice(0, MOST_BENEFITS);
}
