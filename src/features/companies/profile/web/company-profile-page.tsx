import { ExternalLink } from 'lucide-react';
import { profileTexts } from '#features/accounts/public.ts';
import { describeFailure, useSession } from '#features/accounts/web/public.ts';
import { AddressState } from '#features/companies/address/web/address-state.tsx';
import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CompanyForm } from './company-form.tsx';
import { useCompanyCountries } from './use-company-countries.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.form), noIndex: true }),
};

const ACTIVE = 1;

/** The page on which a company edits its public profile. */
function CompanyProfilePage() {
  const t = useTranslate();
  const local = useLocalPath();
  const userId = useSession()?.userId ?? '';
  const { data } = useCall(getExhibitorProfile, { user_id: userId });
  const company = data?.profile;
  return (
    <>
      <PageHeader
        title={t(texts.form)}
        lead={t(texts.lead)}
        actions={
          company?.status === ACTIVE && (
            <Button
              variant="secondary"
              href={local(`/company/${company.id}`)}
              icon={<ExternalLink aria-hidden="true" className="rtl:-scale-x-100" />}
            >
              {t(texts.publicPage)}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-10">
        <CompanyInformation userId={userId} />
      </div>
    </>
  );
}

function CompanyInformation({ userId }: { userId: string }) {
  const t = useTranslate();
  const { countries, problem } = useCompanyCountries();
  const { data, error } = useCall(getExhibitorProfile, { user_id: userId });
  if (error) {
    return (
      <ErrorState
        title={t(profileTexts.errorTitle)}
        retryLabel={t(profileTexts.retry)}
        onRetry={() => window.location.reload()}
      >
        {describeFailure(
          error,
          t,
          error instanceof CallFailure ? texts.loadFailed : texts.loadError,
        )}
      </ErrorState>
    );
  }
  if (!data || !countries) return <FormSkeleton fields={6} />;
  const { profile } = data;
  return (
    <>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <AddressState
        email={profile.company_email}
        confirmed={profile.email_confirmed}
        meanwhile={profile.confirmed_email}
      />
      <CompanyForm profile={profile} countries={countries} userId={userId} />
    </>
  );
}

export { CompanyProfilePage as Component };
