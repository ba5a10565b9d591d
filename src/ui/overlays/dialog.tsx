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
  /** Buttons, with the primary one last. */
  actions?: ReactNode;
  size?: ModalSize;
  /** False keeps the dialog open on a click outside, for forms that would lose work. */
  closeOnOutsidePress?: boolean;
};

/** A modal dialog. Its content is mounted only while it is open, so its state starts afresh each time. */
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
