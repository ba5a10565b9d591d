import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import {
  answerSandboxCharge,
  type DeclineReason,
  getSandboxCharge,
  type SandboxAnswer,
} from '#features/payments/sandbox.contract.ts';
import { sandboxTexts as texts } from '#features/payments/sandbox.texts.ts';
import { thanksTexts } from '#features/payments/thanks.texts.ts';
import { failureMessage, tellFailure } from '#platform/calls/failure-message.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChargeFacts, type ShownCharge } from './sandbox/charge-facts.tsx';
import { SandboxChoices } from './sandbox/sandbox-choices.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const id = String(params.chargeId);
  const { failure } = await prefetchCall(page, getSandboxCharge, { id });
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
  return null;
}

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The gateway's page, not the portal's: it has no branding and says that it is a sandbox. */
function SandboxPayPage() {
  const t = useTranslate();
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh bg-sunken outline-none">
      <div className="sticky top-0 z-10 border-warning/40 border-b bg-warning-soft px-4 py-3 text-center text-ink">
        <p lang="en" dir="ltr" className="font-medium">
          {t(texts.bannerEnglish)}
        </p>
        <p lang="ar" dir="rtl" className="font-medium">
          {t(texts.bannerArabic)}
        </p>
      </div>
      <div className="container-page max-w-xl py-8 sm:py-12">
        <h1 className="mb-6 flex items-center gap-3 font-semibold text-2xl">
          <FlaskConical aria-hidden="true" className="size-7 text-warning" />
          {t(texts.title)}
        </h1>
        <Payment />
      </div>
    </main>
  );
}

function Payment() {
  const t = useTranslate();
  const local = useLocalPath();
  const { chargeId = '' } = useParams();
  const { data, error, isFetching, refetch } = useCall(getSandboxCharge, { id: chargeId });
  if (isMissing(error)) {
    return (
      <EmptyState
        drawing="search"
        title={tellFailure(error, t)}
        action={<Button href={local('/subscription')}>{t(thanksTexts.seePlans)}</Button>}
      />
    );
  }
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton shape="card" />;
  return (
    <Card padding="lg">
      <ChargeFacts charge={data.charge} />
      <Answering charge={data.charge} />
    </Card>
  );
}

function Answering({ charge }: { charge: ShownCharge }) {
  const t = useTranslate();
  const { busy, stayed, failure, answer } = useAnswer(charge.id);
  if (stayed) return <Notice>{t(texts.windowClosed)}</Notice>;
  if (!charge.open) {
    return (
      <>
        <Notice>{t(texts.answered)}</Notice>
        <Button className="mt-4" variant="secondary" wide href={charge.return_url}>
          {t(texts.backToOrder)}
        </Button>
      </>
    );
  }
  return (
    <div className="mt-8 border-line border-t pt-6">
      {failure && (
        <p role="alert" className="mb-4 rounded-lg bg-danger-soft p-4 text-danger">
          {failure}
        </p>
      )}
      <SandboxChoices busy={busy} onAnswer={answer} />
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="mt-8 rounded-lg bg-sunken p-4">
      {children}
    </p>
  );
}

/** Answers the charge once and then follows the gateway's redirect, or stays. */
function useAnswer(id: string) {
  const t = useTranslate();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [stayed, setStayed] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(answer: SandboxAnswer, reason?: DeclineReason): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { next } = await client(answerSandboxCharge, { id, answer, reason });
      if (next === null) setStayed(true);
      else window.location.assign(next);
    } catch (error) {
      setFailure(failureMessage(error, t(texts.failed)));
      setBusy(false);
    }
  }

  const answer = (chosen: SandboxAnswer, reason?: DeclineReason) => void send(chosen, reason);
  return { busy, stayed, failure, answer };
}

export { SandboxPayPage as Component };
