import { Mail, ShieldCheck } from 'lucide-react';
import { GuestGuard } from '#features/accounts/sessions/web/guards.tsx';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { EMAIL_MAX_LENGTH } from '#platform/calls/fields.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { useLoginForm } from './use-login-form.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({
    title: say(signInTexts.loginTitle),
    description: say(signInTexts.loginLead),
    noIndex: true,
  }),
};

export function Component() {
  const say = useSay();
  return (
    <GuestGuard>
      <SignInCard
        icon={<ShieldCheck />}
        title={say(signInTexts.loginTitle)}
        lead={say(signInTexts.loginLead)}
      >
        <LoginForm />
      </SignInCard>
    </GuestGuard>
  );
}

function LoginForm() {
  const say = useSay();
  const form = useLoginForm();
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      {form.locked && <Notice tone="warning">{say(signInTexts.locked)}</Notice>}
      <TextField
        name="email"
        type="email"
        label={say(signInTexts.email)}
        autoComplete="email"
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
        loadingLabel={say(signInTexts.sending)}
      >
        {say(form.locked ? signInTexts.rateLimited : signInTexts.continue)}
      </Button>
      <p className="text-center text-muted text-sm">{say(signInTexts.noPassword)}</p>
    </form>
  );
}
