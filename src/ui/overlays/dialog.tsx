import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Modal, type ModalSize } from './modal.tsx';
import { overlaysTexts } from './overlays.texts.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  size?: ModalSize;
  /** False keeps the dialog when one presses beside it, for forms with work in them. */
  closeOnOutsidePress?: boolean;
};

/** What is inside is rendered only while the dialog is open, so it starts afresh every time. */
export function Dialog(props: DialogProps) {
  const t = useTranslate();
  return (
    <Modal
      {...props}
      corner={
        <IconButton
          label={t(overlaysTexts.close)}
          icon={<X aria-hidden="true" />}
          onClick={props.onClose}
        />
      }
    />
  );
}
