import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  cancelEmailChange,
  changeEmail,
  getEmailChange,
} from '#features/accounts/address/address.contract.ts';
import { addressTexts as texts } from '#features/accounts/address/address.texts.ts';
import { getProfile } from '#features/accounts/profile/profile.contract.ts';
import {
  updateSessionEmail,
  useSession,
  useUserClaim,
} from '#features/accounts/sessions/web/session.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { SettingsSection } from '#ui/layout/settings-section.tsx';

type Change = NonNullable<CallAnswer<typeof getEmailChange>['change']>;

/** The account's address, with a form to change it. */
export function AddressSection() {
  const t = useTranslate();
  const session = useSession();
  const profile = useCall(getProfile, useUserClaim());
  const { data, error } = useCall(getEmailChange, {});
  const email = profile.data?.user.email ?? session?.email ?? '';
  // The change is confirmed in a mail program, so this browser only notices it here.
  useEffect(() => {
    const now = profile.data?.user.email;
    if (now && session && session.email !== now) updateSessionEmail(now);
  }, [profile.data, session]);
  return (
    <SettingsSection section={settingsSections.email} lead={t(texts.lead, { email })}>
      {error && <Notice tone="danger">{tellFailure(error, t)}</Notice>}
      {!data && !error && <Skeleton lines={2} />}
      {data && (data.change ? <Waiting change={data.change} /> : <NewAddress />)}
    </SettingsSection>
  );
}

function useReread() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [getEmailChange.path] });
}

function NewAddress() {
  const t = useTranslate();
  const reread = useReread();
  const form = useCallForm(changeEmail, { onDone: reread });
  return (
    <form noValidate onSubmit={form.submit} className="grid max-w-md justify-items-start gap-4">
      {form.failure && !form.errors.email && <Notice tone="danger">{form.failure}</Notice>}
      <div className="w-full">
        <TextField
          name="email"
          type="email"
          label={t(texts.newEmail)}
          help={t(texts.lostMailbox)}
          autoComplete="email"
          required
          error={form.errors.email}
          onChange={() => form.edited('email')}
        />
      </div>
      <Button type="submit" variant="secondary" loading={form.sending}>
        {t(texts.change)}
      </Button>
    </form>
  );
}

function Waiting({ change }: { change: Change }) {
  const t = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const reread = useReread();
  const [failed, setFailed] = useState(false);

  async function cancel() {
    setFailed(false);
    try {
      await client(cancelEmailChange, {});
      reread();
    } catch {
      setFailed(true);
    }
  }

  const sides = [
    { email: change.old_email, confirmed: change.old_confirmed },
    { email: change.new_email, confirmed: change.new_confirmed },
  ];
  return (
    <div className="grid justify-items-start gap-4">
      {failed && <Notice tone="danger">{t(texts.failed)}</Notice>}
      <p className="wrap-anywhere">
        {t(texts.waits, { email: change.new_email })}{' '}
        <span className="text-soft">
          {t(texts.waitsUntil, { time: showMoment(change.expires_at, language) })}
        </span>
      </p>
      <ul className="grid gap-1 font-medium text-sm">
        {sides.map(({ email, confirmed }) => (
          <li
            key={email}
            className={joinClasses('wrap-anywhere', confirmed ? 'text-success' : 'text-warning')}
          >
            {t(confirmed ? texts.sideConfirmed : texts.sideOpen, { email })}
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void cancel()}>
        {t(texts.cancel)}
      </Button>
    </div>
  );
}
