import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AskToLeave, LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = Omit<DialogProps, 'actions'> & {
  /** Buttons, the primary one last; the one that cancels is given how. */
  actions?: (cancel: () => void) => ReactNode;
};

/**
 * A dialog that something is written in: closing it in any way but by being done asks first, and so does
 * leaving the page or closing the window.
 */
export function FormDialog({ open, onClose, children, actions, ...looks }: FormDialogProps) {
  const typed = useTyped();
  const [asking, setAsking] = useState(false);
  const startAfresh = useEffectEvent(() => {
    setAsking(false);
    typed.saved();
  });
  useEffect(() => {
    if (!open) startAfresh();
  }, [open]);
  const close = () => (typed.look() ? setAsking(true) : onClose());
  return (
    <Dialog {...looks} open={open} onClose={close} actions={actions?.(close)}>
      <div {...typed.follow}>{children}</div>
      <AskToLeave open={asking} onStay={() => setAsking(false)} onLeave={onClose} />
      {open && typed.isTyped && <LeaveQuestion isChanged />}
    </Dialog>
  );
}
