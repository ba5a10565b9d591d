import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import {
  getSecondFactor,
  requireSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
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
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <SecondFactor />
    </>
  );
}

function SecondFactor() {
  const say = useSay();
  const { run } = useConsoleAction();
  const [changing, setChanging] = useState(false);
  const { data, error, isFetching, refetch } = useCall(getSecondFactor, {});
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {say(texts.failed)}
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
          {say(texts.own)}
          <Badge tone={data.enrolled ? 'success' : 'warning'} dot>
            {say(data.enrolled ? texts.on : texts.off)}
          </Badge>
        </h2>
        {data.enrolled && (
          <p className="text-soft">{say(texts.codesLeft, { n: data.recovery_codes_left })}</p>
        )}
        <OwnFactor isEnrolled={data.enrolled} isRequired={data.required} />
      </Card>
      <Card as="section" padding="lg" className="grid gap-5">
        <h2 className="font-semibold text-xl">{say(texts.everybody)}</h2>
        <Switch
          label={say(texts.require)}
          help={say(texts.requireHelp)}
          checked={data.required}
          disabled={changing}
          onChange={(event) => void demand(event.target.checked)}
        />
      </Card>
    </div>
  );
}
