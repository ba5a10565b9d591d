import { useState } from 'react';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { settingsSections } from './dashboard-pages.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useLeave } from './use-logout.ts';

export function EraseSection() {
  const say = useSay();
  const leave = useLeave();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');

  return (
    <SettingsSection section={settingsSections.erase} lead={say(settingsTexts.eraseLead)}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {say(settingsTexts.eraseTitle)}
      </Button>
      {asking && (
        <EraseDialog
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
