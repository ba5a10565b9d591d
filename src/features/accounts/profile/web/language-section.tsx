import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getProfile, setMailLanguage } from '#features/accounts/profile/profile.contract.ts';
import { useUserClaim } from '#features/accounts/sessions/web/session.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { usePassingMessage } from '#ui/feedback/use-passing-message.ts';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';

const SUCCESS_MS = 3_000;

export function LanguageSection() {
  const t = useTranslate();
  const { data, error } = useCall(getProfile, useUserClaim());
  return (
    <SettingsSection section={settingsSections.language} lead={t(settingsTexts.languageLead)}>
      {data && <LanguageChoice stored={data.user.language} />}
      {error && <Notice tone="danger">{tellFailure(error, t)}</Notice>}
      {!data && !error && <Skeleton lines={2} className="max-w-40" />}
    </SettingsSection>
  );
}

function LanguageChoice({ stored }: { stored: Language }) {
  const t = useTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [language, setLanguage] = useState(stored);
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const [failed, setFailed] = useState(false);

  async function choose(wanted: Language) {
    const before = language;
    setLanguage(wanted);
    setFailed(false);
    try {
      await client(setMailLanguage, { language: wanted });
      showSuccess(t(settingsTexts.languageSaved));
      await queries.invalidateQueries({ queryKey: [getProfile.path] });
    } catch {
      setLanguage(before);
      setFailed(true);
    }
  }

  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t(settingsTexts.languageTitle)}
        hideLabel
        inline
        options={[
          { value: 'en', label: t(settingsTexts.english) },
          { value: 'ar', label: t(settingsTexts.arabic) },
        ]}
        value={language}
        onValueChange={(value) => void choose(value as Language)}
      />
      {success && <Notice tone="success">{success}</Notice>}
      {failed && <Notice tone="danger">{t(settingsTexts.languageFailed)}</Notice>}
    </div>
  );
}
