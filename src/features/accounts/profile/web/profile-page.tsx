import { Lock } from 'lucide-react';
import { userTypes } from '#features/accounts/account-types.ts';
import { usePhoneCountries } from '#features/accounts/phone/web/use-phone-countries.ts';
import { getProfile } from '#features/accounts/profile/profile.contract.ts';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { describeFailure } from './describe-failure.ts';
import { NextSteps } from './next-steps.tsx';
import { ProfileForm } from './profile-form.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(profileTexts.title), noIndex: true }),
};

function ProfilePage() {
  const t = useTranslate();
  const session = useSession();
  return (
    <>
      <PageHeader title={t(profileTexts.title)} lead={t(profileTexts.lead)} />
      <div className="grid items-start gap-6 pb-10 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div>{session && <Profile userId={session.userId} />}</div>
        <NextSteps />
      </div>
    </>
  );
}

function Profile({ userId }: { userId: string }) {
  const t = useTranslate();
  const { countries, problem } = usePhoneCountries();
  const { data, error } = useCall(getProfile, { user_id: Number(userId) });
  if (error) {
    return (
      <ErrorState
        title={t(profileTexts.errorTitle)}
        retryLabel={t(profileTexts.retry)}
        onRetry={() => window.location.reload()}
      >
        {describeFailure(error, t, profileTexts.fetchFailed)}
      </ErrorState>
    );
  }
  if (!data || !countries) return <FormSkeleton fields={3} />;
  if (String(data.user.user_type) !== userTypes.jobSeeker) return <Restricted />;
  return (
    <Card padding="lg">
      {problem && (
        <div className="mb-5">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <ProfileForm user={data.user} countries={countries} userId={userId} />
    </Card>
  );
}

function Restricted() {
  const t = useTranslate();
  return (
    <Card padding="lg" tone="sand" className="flex gap-4">
      <Lock aria-hidden="true" className="mt-1 size-6 shrink-0 text-sand" />
      <p>
        <strong>{t(profileTexts.restrictedTitle)}</strong> {t(profileTexts.restricted)}
      </p>
    </Card>
  );
}

export { ProfilePage as Component };
