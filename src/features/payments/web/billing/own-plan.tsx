import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { getCurrentPlan } from '#features/subscriptions/public.ts';
import { EntitlementList, MissingEntitlements } from '#features/subscriptions/web/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { daysLeftUntil } from '#platform/dates/validity.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { usePageTime } from '#platform/pages/page-time.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

type Own = CallAnswer<typeof getCurrentPlan>;

const BASIC = 1;

/** The company's plan, its end, and how much of it is used. */
export function OwnPlan() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getCurrentPlan, {});
  if (error) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.planFailed)}
      </Notice>
    );
  }
  if (!data) {
    return (
      <Card padding="lg">
        <Skeleton lines={8} />
      </Card>
    );
  }
  return (
    <Card as="section" padding="lg" className="grid gap-6">
      {data.ended && <Ended plan={data.ended.name} day={data.ended.on} />}
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Standing own={data} />
        <div className="grid content-start gap-6">
          <Listings own={data} />
          <PlanActions own={data} />
        </div>
      </div>
    </Card>
  );
}

function Ended({ plan, day }: { plan: string; day: string }) {
  const t = useTranslate();
  const date = showDate(day, useLanguage());
  return (
    <Notice tone="warning" announced={false}>
      {t(texts.ended, { plan, date })}
    </Notice>
  );
}

/** With this many days left or fewer, the remaining days are shown. */
const SOON_DAYS = 30;

function EndsSoon({ day }: { day: string }) {
  const t = useTranslate();
  const left = daysLeftUntil(day, usePageTime());
  if (left > SOON_DAYS) return null;
  return (
    <Badge tone="warning" dot>
      {t(texts.endsIn, { n: left })}
    </Badge>
  );
}

function Standing({ own }: { own: Own }) {
  const t = useTranslate();
  const language = useLanguage();
  const isPaid = !own.is_free;
  const end = own.ends_on
    ? t(texts.until, { date: showDate(own.ends_on, language) })
    : t(texts.noEnd);
  return (
    <div>
      <h2 className="text-muted text-sm">{t(texts.yourPlan)}</h2>
      <p className="font-semibold text-3xl">{own.name}</p>
      {isPaid && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-soft">
          {end}
          {own.ends_on && <EndsSoon day={own.ends_on} />}
        </p>
      )}
      {isPaid && own.ends_on && (
        <p className="mt-3 max-w-prose text-soft text-sm">{t(texts.renewHint)}</p>
      )}
    </div>
  );
}

function Listings({ own }: { own: Own }) {
  const t = useTranslate();
  const used = own.listings_used;
  const limit = own.entitlements.listings_limit;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span className="font-medium">{t(texts.listings)}</span>
        <span className="text-soft tabular-nums">
          {limit === null ? t(texts.usedUnlimited, { used }) : t(texts.used, { used, limit })}
        </span>
      </p>
      {limit !== null && (
        <Progress hideLabel label={t(texts.listings)} value={(100 * used) / limit} />
      )}
    </div>
  );
}

/** Links to upgrade a free plan, renew a sold one, or compare plans. */
function PlanActions({ own }: { own: Own }) {
  const t = useTranslate();
  const local = useLocalPath();
  const canRenew = !own.is_free && own.ends_on !== null;
  const renewal = own.subscription_type === BASIC ? '/checkout?plan=1' : '/checkout';
  return (
    <div className="flex flex-wrap gap-3">
      {canRenew && <Button href={local(renewal)}>{t(texts.renew)}</Button>}
      {own.subscription_type === BASIC && (
        <Button href={local('/checkout')} variant={canRenew ? 'secondary' : 'primary'}>
          {t(own.ended ? texts.renew : texts.upgrade)}
        </Button>
      )}
      <Button variant="secondary" href={local('/subscription')}>
        {t(texts.compare)}
      </Button>
    </div>
  );
}

/** What the plan includes, and what a larger one would add. Renders nothing on failure, which `OwnPlan` reports. */
export function IncludedInPlan() {
  const t = useTranslate();
  const { data } = useCall(getCurrentPlan, {});
  if (!data) return null;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold text-xl">{t(texts.includes)}</h2>
      <Card padding="lg" className="grid gap-8">
        <EntitlementList entitlements={data.entitlements} />
        <MissingEntitlements title={t(texts.larger)} entitlements={data.entitlements} />
      </Card>
    </section>
  );
}
