import { type ReactNode, useState } from 'react';
import { useLeave } from '#features/accounts/sessions/web/use-logout.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** `warning` is rendered when the dialog opens; it says what else is deleted with the account. */
export function EraseSection({ warning }: { warning?: ReactNode }) {
  const t = useTranslate();
  const leave = useLeave();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');

  return (
    <SettingsSection section={settingsSections.erase} lead={t(settingsTexts.eraseLead)}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t(settingsTexts.eraseTitle)}
      </Button>
      {asking && (
        <EraseDialog
          warning={warning}
          onClose={() => setAsking(false)}
          onErased={(message) => {
            setAsking(false);
            setDone(message);
          }}
        />
      )}
      <AlertDialog open={done !== ''} onClose={() => void leave('/')} title={done} />
    </SettingsSection>
  );
}
