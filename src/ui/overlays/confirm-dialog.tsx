import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import {
  backdropClasses,
  modalActionsClasses,
  modalClasses,
  modalTitleClasses,
  viewportClasses,
} from './modal-classes.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** While true the dialog stays and the button shows that it works. */
  pending?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, tone = 'primary', pending, onConfirm } = props;
  const say = useSay();
  return (
    <Base.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Viewport className={viewportClasses}>
          <Base.Popup className={modalClasses('sm')}>
            <div className="p-6">
              <Base.Title className={modalTitleClasses}>{title}</Base.Title>
              {children && (
                <Base.Description render={<div />} className="mt-2 text-soft">
                  {children}
                </Base.Description>
              )}
            </div>
            <div className={modalActionsClasses}>
              <Base.Close className={buttonClasses({ variant: 'secondary' })} disabled={pending}>
                {props.cancelLabel ?? say(uiTexts.cancel)}
              </Base.Close>
              <Button variant={tone} loading={pending} onClick={onConfirm}>
                {props.confirmLabel ?? say(uiTexts.confirm)}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
