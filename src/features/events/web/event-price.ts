import { eventsTexts } from '#features/events/events.texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { formatMoney } from '#platform/money/format-money.ts';

type Priced = { readonly price: string | null; readonly price_currency: string | null };

/** "Free of charge" or such as "KWD 25"; undefined if the organizer states no price. */
export function formatPrice(t: Translate, { price, price_currency: currency }: Priced) {
  if (price === null) return undefined;
  if (currency === null) return t(eventsTexts.free);
  return formatMoney(t, price, currency);
}
