import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { CompanyGoesToo } from '#app/dashboards/web/company-goes-too.tsx';
import { AddressSection } from '#features/accounts/address/web/address-section.tsx';
import { PasskeysSection } from '#features/accounts/passkeys/web/passkeys-section.tsx';
import { DataSection } from '#features/accounts/privacy/web/data-section.tsx';
import { EraseSection } from '#features/accounts/privacy/web/erase-section.tsx';
import { LanguageSection } from '#features/accounts/profile/web/language-section.tsx';
import { SessionsSection } from '#features/accounts/sessions/web/sessions-section.tsx';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { ExhibitorAccount } from '#features/companies/exhibitors/web/exhibitor-account.tsx';
import { SavedSearchesSection } from '#features/saved-searches/web/saved-searches-section.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SettingsColumn } from '#ui/layout/settings-column.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(settingsTexts.title), noIndex: true }),
};

/**
 * Moves the focus to the section that the hash names. The page renders in the browser, after the browser has looked for
 * it.
 */
function useAddressedSection() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressing the same link again leads there again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (section) section.focus();
  }, [hash, key]);
  return hash.slice(1);
}

function SettingsPage() {
  const t = useTranslate();
  const addressed = useAddressedSection();
  return (
    <>
      <PageHeader title={t(settingsTexts.title)} lead={t(settingsTexts.lead)} />
      <SettingsColumn>
        <SettingsSection section={settingsSections.exhibitor}>
          <ExhibitorAccount applying={addressed === settingsSections.exhibitor.id} />
        </SettingsSection>
        <AddressSection />
        <LanguageSection />
        <SavedSearchesSection />
        <PasskeysSection />
        <SessionsSection />
        <DataSection />
        <EraseSection warning={<CompanyGoesToo />} />
      </SettingsColumn>
    </>
  );
}

export { SettingsPage as Component };
