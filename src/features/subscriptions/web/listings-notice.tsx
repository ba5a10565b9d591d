import { getCurrentPlan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { PlanNotice } from './plan-notice.tsx';

/** How many of the plan's listings are used; nothing if they are unlimited. */
export function ListingsNotice() {
  const t = useTranslate();
  const { data } = useCall(getCurrentPlan, {});
  const limit = data?.entitlements.listings_limit;
  if (!data || limit === null || limit === undefined) return null;
  const { listings_used: used, name: plan } = data;
  const text = used > limit ? texts.listingsOver : texts.listingsUsed;
  return (
    <div className="pt-6">
      <PlanNotice tone={used >= limit ? 'warning' : 'info'}>
        {t(text, { used, limit, plan })}
      </PlanNotice>
    </div>
  );
}
