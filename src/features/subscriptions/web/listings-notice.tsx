import { getCurrentPlan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** How many of the plan's listings are used; nothing where there is no limit. */
export function ListingsNotice() {
  const t = useTranslate();
  const { data } = useCall(getCurrentPlan, {});
  const limit = data?.entitlements.listings_limit;
  if (!data || limit === null || limit === undefined) return null;
  const { listings_used: used, name: plan } = data;
  const text = used > limit ? texts.listingsOver : texts.listingsUsed;
  return (
    <div className="pt-6">
      <Notice tone={used >= limit ? 'warning' : 'info'} announced={false}>
        {t(text, { used, limit, plan })}{' '}
        <Link to="/subscription" className="font-medium text-action underline underline-offset-4">
          {t(texts.compare)}
        </Link>
      </Notice>
    </div>
  );
}
