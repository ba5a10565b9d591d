import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeysTexts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { useAddPasskey } from '#features/accounts/passkeys/web/use-add-passkey.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** An operator's first passkey, followed by the recovery codes. */
export function PasskeyEnrolment({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { pending, failure, add } = useAddPasskey(({ recovery_codes }) => {
    if (recovery_codes.length > 0) setCodes(recovery_codes);
    else onDone();
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">{t(passkeysTexts.lead)}</p>
      {failure && <Notice tone="warning">{failure}</Notice>}
      <div>
        <Button
          icon={<KeyRound aria-hidden="true" />}
          loading={pending}
          loadingLabel={t(passkeysTexts.adding)}
          onClick={add}
        >
          {t(passkeysTexts.add)}
        </Button>
      </div>
    </div>
  );
}
