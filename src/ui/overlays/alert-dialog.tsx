import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import {
  backdropClasses,
  modalActionsClasses,
  modalClasses,
  modalTitleClasses,
  viewportClasses,
} from './modal-classes.ts';

export type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The words of the alert; with `children` it is their title. */
  title: string;
  children?: ReactNode;
  okLabel?: string;
};

/** Takes the place of the browser's alert: some words and one button. */
export function AlertDialog({ open, onClose, title, children, okLabel }: AlertDialogProps) {
  const say = useSay();
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
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
              <Base.Close className={buttonClasses({ variant: 'primary' })}>
                {okLabel ?? say(uiTexts.ok)}
              </Base.Close>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
