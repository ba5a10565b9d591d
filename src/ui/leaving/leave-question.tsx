import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { leavingTexts as texts } from './leaving.texts.ts';
import { useLeaving } from './use-leaving.ts';

type AskToLeaveProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** The dialog alone, for components that decide themselves when to ask. */
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
  /** Checks at the last moment whether there still are changes, if the component is not told when they were sent. */
  checkNow?: (() => boolean) | undefined;
};

/** Asks before leaving a page would lose changes; use one per page, however many forms it has. */
export function LeaveQuestion({ isChanged, checkNow }: LeaveQuestionProps) {
  const leaving = useLeaving(isChanged, checkNow);
  return (
    <AskToLeave
      open={leaving.state === 'blocked'}
      onStay={() => leaving.reset?.()}
      onLeave={() => leaving.proceed?.()}
    />
  );
}
