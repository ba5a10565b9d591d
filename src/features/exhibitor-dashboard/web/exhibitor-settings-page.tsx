import { LogOut } from 'lucide-react';
import { useState } from 'react';
import {
  DataSection,
  EraseSection,
  LanguageSection,
  SessionsSection,
  SettingsSection,
  useLogout,
} from '#features/accounts/public.tsx';
import { ApiKeysSection } from '#features/api-keys/public.tsx';
import { exhibitorDashboardTexts as texts } from '#features/exhibitor-dashboard/exhibitor-dashboard.texts.ts';
import { ModeSwitch } from '#features/exhibitors/public.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.settingsTitle), noIndex: true }),
};

function LogoutSection() {
  const say = useSay();
  const logout = useLogout();
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection section={{ id: 'logout', text: texts.logout }} lead={say(texts.logoutHint)}>
      <Button
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
        onClick={() => setAsking(true)}
      >
        {say(texts.logout)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => logout('/login')}
        title={say(texts.logoutQuestion)}
        confirmLabel={say(texts.logout)}
      />
    </SettingsSection>
  );
}

export function Component() {
  const say = useSay();
  return (
    <>
      <PageHeader title={say(texts.settingsTitle)} lead={say(texts.settingsLead)} />
      <div className="grid max-w-3xl gap-6 pb-10">
        <SettingsSection section={{ id: 'mode', text: texts.modeTitle }} lead={say(texts.modeLead)}>
          <ModeSwitch />
        </SettingsSection>
        <LogoutSection />
        <LanguageSection />
        <ApiKeysSection />
        <SessionsSection />
        <DataSection />
        <EraseSection />
      </div>
    </>
  );
}
