import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { useUserClaim } from '#features/accounts/web/public.ts';
import { getExhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';

/** Warns before erasing an account that its company is deleted as well. */
export function CompanyGoesToo() {
  const t = useTranslate();
  const company = useCall(getExhibitorStatus, useUserClaim()).data?.company_name;
  if (!company) return null;
  return (
    <Notice tone="warning" announced={false}>
      {t(settingsTexts.eraseCompany, { company })}
    </Notice>
  );
}
