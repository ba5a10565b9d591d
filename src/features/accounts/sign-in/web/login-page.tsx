import { Mail, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { nextPath } from '#features/accounts/dashboard-paths.ts';
import { PasskeySignIn } from '#features/accounts/passkeys/web/passkey-sign-in.tsx';
import { GuestGuard } from '#features/accounts/sessions/web/guards.tsx';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { EMAIL_MAX_LENGTH } from '#platform/calls/fields.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CentredCard } from '#ui/layout/centred-card.tsx';
import { useLoginForm } from './use-login-form.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({
    title: t(signInTexts.loginTitle),
    description: t(signInTexts.loginLead),
    noIndex: true,
  }),
};

function LoginPage() {
  const t = useTranslate();
  const { search } = useLocation();
  // The server renders the same page for all its addresses, so `next` is only read after hydration.
  const leadsOn = useHydrated() && nextPath(search) !== null;
  return (
    <GuestGuard>
      <CentredCard
        icon={<ShieldCheck />}
        title={t(signInTexts.loginTitle)}
        lead={
          <>
            {t(signInTexts.loginLead)} {leadsOn && t(signInTexts.thenBack)}
          </>
        }
      >
        <LoginForm />
        <PasskeySignIn />
        <p className="mt-5 text-center text-muted text-sm">{t(signInTexts.noPassword)}</p>
      </CentredCard>
    </GuestGuard>
  );
}

function LoginForm() {
  const t = useTranslate();
  const form = useLoginForm();
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      {form.locked && <Notice tone="warning">{t(signInTexts.locked)}</Notice>}
      <TextField
        name="email"
        type="email"
        label={t(signInTexts.email)}
        autoComplete="email webauthn"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX_LENGTH}
        placeholder="name@example.com"
        icon={<Mail aria-hidden="true" />}
        error={form.error}
        onChange={form.edited}
      />
      <Button
        type="submit"
        wide
        disabled={form.locked}
        loading={form.sending}
        loadingLabel={t(signInTexts.sending)}
      >
        {t(form.locked ? signInTexts.rateLimited : signInTexts.continue)}
      </Button>
    </form>
  );
}

export { LoginPage as Component };
