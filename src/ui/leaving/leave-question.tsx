import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { leavingTexts as texts } from './leaving.texts.ts';
import { useLeaving } from './use-leaving.ts';

type AskToLeaveProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** The question itself, for whoever knows by themselves when to ask it. */
export function AskToLeave({ open, onStay, onLeave }: AskToLeaveProps) {
  const t = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      tone="danger"
      title={t(texts.question)}
      confirmLabel={t(texts.leave)}
      cancelLabel={t(texts.stay)}
    >
      {t(texts.warning)}
    </ConfirmDialog>
  );
}

type LeaveQuestionProps = {
  isChanged: boolean;
  /** Whether it still is, where nobody tells when it was sent. */
  look?: (() => boolean) | undefined;
};

/** Asks before changes are lost with the page; one for each page, however many forms it has. */
export function LeaveQuestion({ isChanged, look }: LeaveQuestionProps) {
  const leaving = useLeaving(isChanged, look);
  return (
    <AskToLeave
      open={leaving.state === 'blocked'}
      onStay={() => leaving.reset?.()}
      onLeave={() => leaving.proceed?.()}
    />
  );
}
