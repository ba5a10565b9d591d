import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type CancelDialogProps = {
  /** The event's title; undefined while the dialog is closed. */
  event: string | undefined;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for confirmation before a registration is cancelled. */
export function CancelDialog({ event, pending, onClose, onConfirm }: CancelDialogProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={event !== undefined}
      onClose={onClose}
      onConfirm={onConfirm}
      pending={pending}
      tone="danger"
      title={t(texts.cancelQuestion)}
      confirmLabel={t(texts.cancel)}
    >
      {t(texts.cancelWarning, { event: event ?? '' })}
    </ConfirmDialog>
  );
}
