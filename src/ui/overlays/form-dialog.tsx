import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AskToLeave, LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { overlaysTexts } from './overlays.texts.ts';

type FormDialogProps = Omit<DialogProps, 'actions'> & {
  /** The primary button; a cancel button precedes it. */
  action?: ReactNode;
  /** Disables the cancel button. */
  busy?: boolean;
};

/**
 * A dialog with a form. Closing it before it is done asks first if anything was typed, and so does leaving the page or
 * closing the window.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, children, action, busy, ...looks } = props;
  const t = useTranslate();
  const typed = useTyped();
  const [asking, setAsking] = useState(false);
  const startAfresh = useEffectEvent(() => {
    setAsking(false);
    typed.markSaved();
  });
  useEffect(() => {
    if (!open) startAfresh();
  }, [open]);
  const close = () => (typed.checkNow() ? setAsking(true) : onClose());
  return (
    <Dialog
      {...looks}
      open={open}
      onClose={close}
      actions={
        action && (
          <>
            <Button variant="secondary" disabled={busy} onClick={close}>
              {t(overlaysTexts.cancel)}
            </Button>
            {action}
          </>
        )
      }
    >
      <div {...typed.trackingProps}>{children}</div>
      <AskToLeave open={asking} onStay={() => setAsking(false)} onLeave={onClose} />
      {open && typed.isTyped && <LeaveQuestion isChanged />}
    </Dialog>
  );
}
