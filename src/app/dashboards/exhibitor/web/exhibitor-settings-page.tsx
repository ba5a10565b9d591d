import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { CompanyGoesToo } from '#app/dashboards/web/company-goes-too.tsx';
import { AddressSection } from '#features/accounts/address/web/address-section.tsx';
import { PasskeysSection } from '#features/accounts/passkeys/web/passkeys-section.tsx';
import { DataSection } from '#features/accounts/privacy/web/data-section.tsx';
import { EraseSection } from '#features/accounts/privacy/web/erase-section.tsx';
import { LanguageSection } from '#features/accounts/profile/web/language-section.tsx';
import { SessionsSection } from '#features/accounts/sessions/web/sessions-section.tsx';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import { ApiKeysSection } from '#features/api-keys/web/api-keys-section.tsx';
import { ModeSwitch } from '#features/companies/exhibitors/web/mode-switch.tsx';
import { WebhookSection } from '#features/enquiries/webhooks/web/webhook-section.tsx';
import { SavedSearchesSection } from '#features/saved-searches/web/saved-searches-section.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SettingsColumn } from '#ui/layout/settings-column.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.settingsTitle), noIndex: true }),
};

function LogoutSection() {
  const t = useTranslate();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection section={{ id: 'logout', text: texts.logout }} lead={t(texts.logoutHint)}>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
        onClick={() => setAsking(true)}
      >
        {t(texts.logout)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => logout('/login')}
        title={t(texts.logoutQuestion)}
        confirmLabel={t(texts.logout)}
      />
    </SettingsSection>
  );
}

function ExhibitorSettingsPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t(texts.settingsTitle)} lead={t(texts.settingsLead)} />
      <SettingsColumn>
        <SettingsSection section={{ id: 'mode', text: texts.modeTitle }} lead={t(texts.modeLead)}>
          <ModeSwitch />
        </SettingsSection>
        <LogoutSection />
        <AddressSection />
        <LanguageSection />
        <SavedSearchesSection />
        <ApiKeysSection />
        <WebhookSection />
        <PasskeysSection />
        <SessionsSection />
        <DataSection />
        <EraseSection warning={<CompanyGoesToo />} />
      </SettingsColumn>
    </>
  );
}

export { ExhibitorSettingsPage as Component };
