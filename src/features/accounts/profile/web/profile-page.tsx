import { Lock } from 'lucide-react';
import { userTypes } from '#features/accounts/account-types.ts';
import { usePhoneCountries } from '#features/accounts/phone/web/use-phone-countries.ts';
import { getProfile } from '#features/accounts/profile/profile.contract.ts';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { describeFailure } from './describe-failure.ts';
import { ProfileForm } from './profile-form.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(profileTexts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const session = useSession();
  return (
    <>
      <PageHeader title={say(profileTexts.title)} lead={say(profileTexts.lead)} />
      <div className="max-w-2xl">{session && <Profile userId={session.userId} />}</div>
    </>
  );
}

function Profile({ userId }: { userId: string }) {
  const say = useSay();
  const { countries, problem } = usePhoneCountries();
  const { data, error } = useCall(getProfile, { user_id: Number(userId) });
  if (error) {
    return (
      <ErrorState
        title={say(profileTexts.errorTitle)}
        retryLabel={say(profileTexts.retry)}
        onRetry={() => window.location.reload()}
      >
        {describeFailure(error, say, profileTexts.fetchFailed)}
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
  const say = useSay();
  return (
    <Card padding="lg" tone="sand" className="flex gap-4">
      <Lock aria-hidden="true" className="mt-1 size-6 shrink-0 text-sand" />
      <p>
        <strong>{say(profileTexts.restrictedTitle)}</strong> {say(profileTexts.restricted)}
      </p>
    </Card>
  );
}
