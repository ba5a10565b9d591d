import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Modal } from './modal.tsx';
import { overlaysTexts } from './overlays.texts.ts';

export type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The message, or its title if there are `children`. */
  title: string;
  children?: ReactNode;
  okLabel?: string;
  /** A link to the next step. */
  next?: { readonly href: string; readonly label: string };
};

/** Replaces the browser's alert: a message with one button, and perhaps a link to the next step. */
export function AlertBox(props: AlertDialogProps) {
  const { open, onClose, title, children, okLabel, next } = props;
  const t = useTranslate();
  return (
    <Modal
      role="alertdialog"
      size="sm"
      open={open}
      onClose={onClose}
      closeOnOutsidePress={false}
      title={title}
      description={children}
      actions={
        <>
          <Button variant={next ? 'secondary' : 'primary'} onClick={onClose}>
            {okLabel ?? t(overlaysTexts.ok)}
          </Button>
          {next && <Button href={next.href}>{next.label}</Button>}
        </>
      }
    />
  );
}
