import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadData } from '#features/accounts/privacy/privacy.contract.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { settingsSections } from '#features/accounts/settings-sections.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { saveFile } from '#platform/pages/save-file.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';

export function DataSection() {
  const t = useTranslate();
  const client = useClient();
  const [working, setWorking] = useState(false);
  const [failed, setFailed] = useState(false);

  async function download() {
    setWorking(true);
    setFailed(false);
    try {
      saveFile(await client(downloadData, {}), 'my-data.zip');
    } catch {
      setFailed(true);
    } finally {
      setWorking(false);
    }
  }

  return (
    <SettingsSection section={settingsSections.data} lead={t(settingsTexts.dataLead)}>
      <div className="grid justify-items-start gap-4">
        {failed && <Notice tone="danger">{t(settingsTexts.downloadFailed)}</Notice>}
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          loading={working}
          loadingLabel={t(settingsTexts.downloading)}
          onClick={() => void download()}
        >
          {t(settingsTexts.download)}
        </Button>
      </div>
    </SettingsSection>
  );
}
