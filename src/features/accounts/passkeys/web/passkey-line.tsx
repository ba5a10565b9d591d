import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type Passkey, removePasskey } from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type PasskeyLineProps = {
  passkey: Passkey;
  onChanged: () => void;
  onFailure: (message: string) => void;
};

function useRemoval({ passkey, onChanged, onFailure }: PasskeyLineProps, onDone: () => void) {
  const t = useTranslate();
  const client = useClient();
  const [removing, setRemoving] = useState(false);

  async function remove() {
    setRemoving(true);
    try {
      await client(removePasskey, { id: passkey.id });
    } catch (error) {
      onFailure(failureMessage(error, t(settingsTexts.actionFailed)));
    }
    setRemoving(false);
    onDone();
    // Even after a failure the list is reloaded and shows the current state.
    onChanged();
  }

  return { removing, remove };
}

export function PasskeyLine(props: PasskeyLineProps) {
  const { passkey, onChanged } = props;
  const t = useTranslate();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { removing, remove } = useRemoval(props, () => setOpen(null));
  const { name } = passkey;

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <WhichPasskey passkey={passkey} />
      <div className="flex gap-1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(texts.renameOf, { name })}
          onClick={() => setOpen('rename')}
        >
          {t(texts.rename)}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(texts.removeOf, { name })}
          onClick={() => setOpen('remove')}
        >
          {t(texts.remove)}
        </Button>
      </div>
      {open === 'rename' && (
        <RenamePasskey
          passkey={passkey}
          onClose={() => setOpen(null)}
          onRenamed={() => {
            setOpen(null);
            onChanged();
          }}
        />
      )}
      <ConfirmDialog
        open={open === 'remove'}
        onClose={() => setOpen(null)}
        onConfirm={() => void remove()}
        pending={removing}
        tone="danger"
        title={t(texts.removeQuestion, { name })}
        confirmLabel={t(texts.remove)}
      >
        {t(texts.removeHint)}
      </ConfirmDialog>
    </li>
  );
}

/** A passkey's name, and when it was added and last used. */
function WhichPasskey({ passkey }: { passkey: Passkey }) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, created_at: addedAt, last_used_at: usedAt } = passkey;
  return (
    <div className="min-w-0 grow basis-48">
      <p className="break-words font-medium">
        <bdi>{name}</bdi>
      </p>
      <p className="text-muted text-sm">
        {t(texts.addedAt, { time: showMoment(addedAt, language) })} ·{' '}
        {usedAt ? t(texts.usedAt, { time: showMoment(usedAt, language) }) : t(texts.neverUsed)}
      </p>
    </div>
  );
}
