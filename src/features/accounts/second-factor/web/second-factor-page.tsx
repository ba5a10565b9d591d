import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import {
  getSecondFactor,
  requireSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/forms/switch.tsx';
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

function SecondFactor() {
  const t = useTranslate();
  const { run } = useConsoleAction();
  const [changing, setChanging] = useState(false);
  const { data, error, isFetching, refetch } = useCall(getSecondFactor, {});
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.failed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={5} />;

  async function demand(required: boolean) {
    setChanging(true);
    await run(requireSecondFactor, { required: required ? 1 : 0 });
    setChanging(false);
  }

  return (
    <div className="grid max-w-3xl gap-6">
      <Card as="section" padding="lg" className="grid gap-5">
        <h2 className="flex flex-wrap items-center gap-3 font-semibold text-xl">
          {t(texts.own)}
          <Badge tone={data.enrolled ? 'success' : 'warning'} dot>
            {t(data.enrolled ? texts.on : texts.off)}
          </Badge>
        </h2>
        {data.enrolled && (
          <p className="text-soft">{t(texts.codesLeft, { n: data.recovery_codes_left })}</p>
        )}
        <OwnFactor isEnrolled={data.enrolled} isRequired={data.required} />
      </Card>
      <Card as="section" padding="lg" className="grid gap-5">
        <h2 className="font-semibold text-xl">{t(texts.everybody)}</h2>
        <Switch
          label={t(texts.require)}
          help={t(texts.requireHelp)}
          checked={data.required}
          disabled={changing}
          onChange={(event) => void demand(event.target.checked)}
        />
      </Card>
    </div>
  );
}

export { SecondFactorPage as Component };
