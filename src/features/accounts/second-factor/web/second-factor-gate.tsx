import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { knowsPasskeys } from '#features/accounts/passkeys/web/authenticator.ts';
import {
  getSecondFactor,
  showSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { secondFactorShown } from '#features/accounts/sessions/web/session.ts';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { forgetPrivateAnswers } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { PasskeyEnrolment } from './passkey-enrolment.tsx';
import { PasskeyStep } from './passkey-step.tsx';

type Factor = CallAnswer<typeof getSecondFactor>;

/** Replaces the account's pages until the session has shown the second factor. */
export function SecondFactorGate() {
  const t = useTranslate();
  const logout = useLogout();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useCall(getSecondFactor, {});

  function pass() {
    // Repeats the calls that were refused before.
    forgetPrivateAnswers(queries);
    secondFactorShown();
  }

  return (
    <main id="content" className="mx-auto w-full max-w-3xl grow px-4 py-10">
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.failed)}
        </ErrorState>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <Card padding="lg" className="grid gap-6">
          {data.state === 'to-enrol' ? (
            <ToEnrol onPassed={pass} />
          ) : (
            <ToShow factor={data} onPassed={pass} />
          )}
          <div className="border-line border-t pt-4">
            <Button variant="quiet" size="sm" onClick={() => logout('/login')}>
              {t(texts.leave)}
            </Button>
          </div>
        </Card>
      )}
    </main>
  );
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <h1 className="font-semibold text-2xl">{title}</h1>
      <p className="mt-2 text-soft">{lead}</p>
    </div>
  );
}

/** The passkey is offered first, because nobody can be talked into giving it away. */
function ToShow({ factor, onPassed }: { factor: Factor; onPassed: () => void }) {
  const t = useTranslate();
  const [byCode, setByCode] = useState(!factor.has_passkeys);
  if (!byCode) {
    return (
      <>
        <Heading title={t(texts.askTitle)} lead={t(texts.askByPasskey)} />
        <PasskeyStep onDone={onPassed} />
        <div>
          <Button variant="quiet" size="sm" onClick={() => setByCode(true)}>
            {t(texts.otherwise)}
          </Button>
        </div>
      </>
    );
  }
  const lead = factor.enrolled ? texts.askLead : texts.askRecovery;
  return (
    <>
      <Heading title={t(texts.askTitle)} lead={t(lead)} />
      <CodeForm call={showSecondFactor} submit={t(texts.confirm)} onDone={onPassed} />
      <p className="text-muted text-sm">{t(texts.lost)}</p>
    </>
  );
}

/** Enrols a passkey by default, or an app on a device that cannot create one. */
function ToEnrol({ onPassed }: { onPassed: () => void }) {
  const t = useTranslate();
  const [byApp, setByApp] = useState(!knowsPasskeys());
  return (
    <>
      <Heading title={t(texts.enrolTitle)} lead={t(texts.mustEnrol)} />
      {byApp ? (
        <Enrolment onDone={onPassed} />
      ) : (
        <>
          <PasskeyEnrolment onDone={onPassed} />
          <div>
            <Button variant="quiet" size="sm" onClick={() => setByApp(true)}>
              {t(texts.byApp)}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
