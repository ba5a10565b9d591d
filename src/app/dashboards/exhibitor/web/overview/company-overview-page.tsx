import { ExternalLink, Plus } from 'lucide-react';
import { getDesk } from '#app/dashboards/exhibitor/overview.contract.ts';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import {
  type ExhibitorProfile,
  getExhibitorProfile,
} from '#features/companies/profile/company-profile.contract.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { DeskCards } from './desk-cards.tsx';
import { firstListing } from './first-listing.ts';
import { FirstSteps } from './first-steps.tsx';
import { PlanEnd } from './plan-end.tsx';
import { ProfileCard } from './profile-card.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.overview), noIndex: true }),
};

const ACTIVE = 1;

/** The exhibitor's start page: what waits, what comes next, and the company's figures. */
function CompanyOverviewPage() {
  const t = useTranslate();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const profile = useCall(getExhibitorProfile, { user_id: userId }).data?.profile;
  return (
    <>
      <PageHeader
        eyebrow={t(texts.overview)}
        title={
          profile ? (
            <bdi>{inLanguage(language, profile.company_name, profile.company_name_ar)}</bdi>
          ) : (
            t(texts.overview)
          )
        }
        actions={profile && <Actions profile={profile} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-10">
        <Waiting userId={userId} profile={profile} />
      </div>
    </>
  );
}

function Actions({ profile }: { profile: ExhibitorProfile }) {
  const t = useTranslate();
  const local = useLocalPath();
  const first = firstListing(profile.company_type);
  return (
    <>
      <Button href={local(first.path)} icon={<Plus aria-hidden="true" />}>
        {t(first.text)}
      </Button>
      {profile.status === ACTIVE && (
        <Button
          variant="secondary"
          href={local(`/company/${profile.id}`)}
          icon={<ExternalLink aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {t(texts.publicPage)}
        </Button>
      )}
    </>
  );
}

type WaitingProps = { userId: string; profile: ExhibitorProfile | undefined };

function Waiting({ userId, profile }: WaitingProps) {
  const t = useTranslate();
  const { data: desk, error, isFetching, refetch } = useCall(getDesk, { user_id: userId });
  if (error) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.deskFailed)}
      </Notice>
    );
  }
  if (!desk) return <Skeleton shape="block" className="aspect-auto h-64" />;
  const isNew = desk.items.every(({ count }) => count === 0);
  return (
    <>
      <PlanEnd />
      {isNew && profile && <FirstSteps profile={profile} />}
      {!isNew && <DeskCards desk={desk} />}
      {profile && <ProfileCard profile={profile} />}
      {!isNew && <CompanyFigures userId={userId} desk={desk} />}
    </>
  );
}

export { CompanyOverviewPage as Component };
