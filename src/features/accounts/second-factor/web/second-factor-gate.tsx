import { useQueryClient } from '@tanstack/react-query';
import {
  getSecondFactor,
  showSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { secondFactorShown } from '#features/accounts/sessions/web/session.ts';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { forgetPrivateAnswers } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';

/** Stands before everything of an account until the session has shown the second factor. */
export function SecondFactorGate() {
  const t = useTranslate();
  const logout = useLogout();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useCall(getSecondFactor, {});

  function pass() {
    // What was refused before is asked again.
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
          <div>
            <h1 className="font-semibold text-2xl">
              {t(data.enrolled ? texts.askTitle : texts.enrolTitle)}
            </h1>
            <p className="mt-2 text-soft">{t(data.enrolled ? texts.askLead : texts.mustEnrol)}</p>
          </div>
          {data.enrolled ? (
            <>
              <CodeForm call={showSecondFactor} submit={t(texts.confirm)} onDone={pass} />
              <p className="text-muted text-sm">{t(texts.lost)}</p>
            </>
          ) : (
            <Enrolment onDone={pass} />
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
