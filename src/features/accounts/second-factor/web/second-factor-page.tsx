import type { ReactNode } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import { passkeysTexts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { OwnPasskeys } from '#features/accounts/passkeys/web/own-passkeys.tsx';
import { getSecondFactor } from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OwnFactor } from './own-factor.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function SecondFactorPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <SecondFactor />
    </>
  );
}

function Part({ title, isOn, children }: { title: string; isOn: boolean; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Card as="section" padding="lg" className="grid gap-5">
      <h2 className="flex flex-wrap items-center gap-3 font-semibold text-xl">
        {title}
        <Badge tone={isOn ? 'success' : 'warning'} dot>
          {t(isOn ? texts.on : texts.off)}
        </Badge>
      </h2>
      {children}
    </Card>
  );
}

function SecondFactor() {
  const t = useTranslate();
  const reload = useConsoleReload();
  const { data, error, isFetching, refetch } = useCall(getSecondFactor, {});
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.failed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={5} />;
  return (
    <div className="grid max-w-3xl gap-6">
      <Part title={t(passkeysTexts.title)} isOn={data.has_passkeys}>
        <p className="text-soft">{t(passkeysTexts.lead)}</p>
        <OwnPasskeys onChanged={() => void reload()} />
      </Part>
      <Part title={t(texts.own)} isOn={data.enrolled}>
        <p className="text-soft">{t(texts.ownLead)}</p>
        {(data.enrolled || data.has_passkeys) && (
          <p className="text-soft">{t(texts.codesLeft, { n: data.recovery_codes_left })}</p>
        )}
        <OwnFactor isEnrolled={data.enrolled} mayRemove={!data.required || data.has_passkeys} />
      </Part>
    </div>
  );
}

export { SecondFactorPage as Component };
