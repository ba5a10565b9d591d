import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';

export function PasskeysSection() {
  const t = useTranslate();
  return (
    <SettingsSection section={settingsSections.passkeys} lead={t(texts.lead)}>
      <OwnPasskeys />
    </SettingsSection>
  );
}
