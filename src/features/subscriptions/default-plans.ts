import type { Translate } from '#platform/i18n/translate.ts';
import type { Plan, PlanId } from './subscriptions.contract.ts';
import { subscriptionsTexts as texts } from './subscriptions.texts.ts';

const common = {
  listings_limit: null,
  rx_module: false,
  lead_export: true,
  matched_requests: true,
  webhooks: true,
  support_24_7: true,
};

/** The default plans, shown when the real ones cannot be loaded. */
export function defaultPlans(t: Translate): Readonly<Record<PlanId, Plan>> {
  return {
    1: {
      name: t(texts.basicName),
      price: 15,
      popular: false,
      entitlements: {
        ...common,
        visibility: 'basic',
        ads: false,
        notifications: false,
        assisted_service: false,
        api_access: false,
      },
    },
    2: {
      name: t(texts.professionalName),
      price: 49,
      popular: true,
      entitlements: {
        ...common,
        visibility: 'premium',
        ads: true,
        notifications: true,
        assisted_service: false,
        api_access: true,
      },
    },
    3: {
      name: t(texts.enterpriseName),
      price: null,
      popular: false,
      entitlements: {
        ...common,
        visibility: 'premium_plus',
        ads: true,
        notifications: true,
        assisted_service: true,
        api_access: true,
      },
    },
  };
}
