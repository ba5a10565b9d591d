import { ArrowLeft, MailCheck } from 'lucide-react';
import { Navigate, useLocation } from 'react-router';
import { GuestGuard } from '#features/accounts/sessions/web/guards.tsx';
import { rememberedEmail } from '#features/accounts/sessions/web/session.ts';
import { CODE_LENGTH } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CodeField } from '#ui/forms/code-field.tsx';
import { CentredCard } from '#ui/layout/centred-card.tsx';
import { ResendButton } from './resend-button.tsx';
import { useCodeForm } from './use-code-form.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(signInTexts.codeTitle), noIndex: true }),
};

/** State passed on by the sign-in page. After a reload the address is still in local storage. */
type HandedOver = { email?: string; userExists?: boolean };

function OtpPage() {
  return (
    <GuestGuard>
      <CodePage />
    </GuestGuard>
  );
}

function CodePage() {
  const hydrated = useHydrated();
  const { state } = useLocation();
  if (!hydrated) return <WaitingCard />;
  const { email = rememberedEmail(), userExists = true } = (state ?? {}) as HandedOver;
  if (!email) return <Navigate to="/login" replace />;
  return <CodeCard email={email} isNew={!userExists} />;
}

function WaitingCard() {
  const t = useTranslate();
  return (
    <CentredCard
      icon={<MailCheck />}
      title={t(signInTexts.codeTitle)}
      lead={t(signInTexts.codeLeadWaiting, { count: CODE_LENGTH })}
    >
      <Skeleton lines={4} />
    </CentredCard>
  );
}

function CodeCard({ email, isNew }: { email: string; isNew: boolean }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { search } = useLocation();
  const form = useCodeForm(email);
  return (
    <CentredCard
      icon={<MailCheck />}
      title={t(signInTexts.codeTitle)}
      lead={
        <>
          {t(signInTexts.codeLead, { count: CODE_LENGTH })}
          <bdi className="block break-words font-medium text-ink">{email}</bdi>
          {isNew && <span className="mt-2 block text-sm">{t(signInTexts.codeNew)}</span>}
        </>
      }
    >
      <form noValidate onSubmit={form.submit} className="grid gap-5">
        <CodeField
          label={t(signInTexts.codeLabel)}
          digits={form.digits}
          onChange={form.change}
          onComplete={form.verify}
          error={form.error}
          disabled={form.verifying}
        />
        <p role="status" className="text-center text-sm text-success empty:hidden">
          {form.notice}
        </p>
        <Button type="submit" wide loading={form.verifying} loadingLabel={t(signInTexts.verifying)}>
          {t(signInTexts.verify)}
        </Button>
        <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:justify-center">
          <Button
            variant="quiet"
            size="sm"
            href={local(`/login${search}`)}
            icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
          >
            {t(signInTexts.backToLogin)}
          </Button>
          <ResendButton email={email} onFailure={form.fail} onSent={form.resent} />
        </div>
      </form>
      <p className="mt-5 text-balance text-center text-muted text-sm">{t(signInTexts.codeLate)}</p>
    </CentredCard>
  );
}

export { OtpPage as Component };
