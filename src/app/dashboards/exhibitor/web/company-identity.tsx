import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { statusBadge } from './company-badges.ts';

/** Placeholder facts for a profile that cannot be loaded. */
const usual = { company_type: null, plan_name: undefined, status: 2 };

type CompanyIdentityProps = { profile: ExhibitorProfile | undefined; failed: boolean };

/** The company's name, type, plan and status above the dashboard's menu. */
export function CompanyIdentity({ profile, failed }: CompanyIdentityProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (!profile && !failed) return <Skeleton className="h-24" />;
  const name = profile
    ? inLanguage(language, profile.company_name, profile.company_name_ar)
    : t(texts.yourCompany);
  const { company_type, plan_name, status } = profile ?? usual;
  const type = company_type === null ? texts.typeNone : companyTypeText(company_type);
  const shown = statusBadge(status);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {failed && <Notice tone="danger">{t(texts.navigationError)}</Notice>}
      <div className="flex items-center gap-3">
        <Avatar name={name} src={profile?.logo_path ?? undefined} />
        <p className="min-w-0 break-words font-semibold">
          <bdi>{name}</bdi>
        </p>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="accent">{t(type)}</Badge>
        <Badge tone="sand">{plan_name ?? t(subscriptionsTexts.freeName)}</Badge>
        <Badge tone={shown.tone} dot>
          {t(shown.text)}
        </Badge>
      </p>
    </div>
  );
}
