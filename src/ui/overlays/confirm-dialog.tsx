import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Modal } from './modal.tsx';
import { overlaysTexts } from './overlays.texts.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** A milder alternative to the action. */
  alternative?: { label: string; onPress: () => void };
  /** `danger` is for actions that cannot be undone. */
  tone?: 'primary' | 'danger';
  /** While true, the dialog stays open and the button shows that it is working. */
  pending?: boolean;
};

/** Asks for confirmation; the harmless answer comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, children, tone = 'primary', pending = false } = props;
  const t = useTranslate();

  function closeUnlessPending() {
    if (!pending) onClose();
  }

  return (
    <Modal
      role="alertdialog"
      size="sm"
      open={open}
      onClose={closeUnlessPending}
      closeOnOutsidePress={false}
      title={title}
      description={children}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {props.cancelLabel ?? t(overlaysTexts.cancel)}
          </Button>
          {props.alternative && (
            <Button variant="secondary" disabled={pending} onClick={props.alternative.onPress}>
              {props.alternative.label}
            </Button>
          )}
          <Button variant={tone} loading={pending} onClick={onConfirm}>
            {props.confirmLabel ?? t(overlaysTexts.confirm)}
          </Button>
        </>
      }
    />
  );
}
