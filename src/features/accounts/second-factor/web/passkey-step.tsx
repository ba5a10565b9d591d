import { KeyRound } from 'lucide-react';
import {
  beginPasskeyConfirmation,
  confirmWithPasskey,
} from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { knowsPasskeys, showPasskey } from '#features/accounts/passkeys/web/authenticator.ts';
import { useCeremony } from '#features/accounts/passkeys/web/use-ceremony.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Asks for a passkey as the second factor. */
export function PasskeyStep({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const { pending, failure, run } = useCeremony();
  if (!knowsPasskeys()) return <Notice tone="warning">{t(passkeysTexts.notHere)}</Notice>;
  const confirm = () =>
    run(async () => {
      const { options } = await client(beginPasskeyConfirmation, {});
      await client(confirmWithPasskey, { credential: await showPasskey(options) });
      onDone();
    });
  return (
    <div className="grid gap-4">
      {failure && <Notice tone="warning">{failure}</Notice>}
      <div>
        <Button
          icon={<KeyRound aria-hidden="true" />}
          loading={pending}
          loadingLabel={t(passkeysTexts.adding)}
          onClick={() => void confirm()}
        >
          {t(passkeysTexts.use)}
        </Button>
      </div>
    </div>
  );
}
