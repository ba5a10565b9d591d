import { type ReactNode, useId } from 'react';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useModal } from './use-modal.ts';

export type ModalSize = 'sm' | 'md' | 'lg';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shown in the upper corner; last in the DOM, so that the first field gets the focus. */
  corner?: ReactNode;
  size?: ModalSize;
  role?: 'dialog' | 'alertdialog';
  closeOnOutsidePress?: boolean;
};

const widths: Record<ModalSize, string> = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' };

/** The box that all dialogs share. The dialog element itself fills the window, so that tall boxes can scroll. */
export function Modal(props: ModalProps) {
  const { title, description, children, actions, corner, size = 'md', role } = props;
  const id = useId();
  const { present, attributes } = useModal(props);
  return (
    <dialog
      {...attributes}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="modal size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-transparent p-3 text-ink outline-none open:grid open:grid-cols-1 open:items-end open:justify-items-center sm:p-6 sm:open:items-center"
    >
      {present && (
        <div
          className={joinClasses(
            'modal-box relative w-full rounded-xl border border-line bg-raised p-6 shadow-float',
            widths[size],
          )}
        >
          <h2
            id={`${id}-title`}
            className={joinClasses('break-words font-semibold text-xl', Boolean(corner) && 'pe-10')}
          >
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="mt-1.5 text-soft">
              {description}
            </div>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && (
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              {actions}
            </div>
          )}
          {corner && <div className="absolute end-3 top-3.5">{corner}</div>}
        </div>
      )}
      {props.open && <ToastRegion />}
    </dialog>
  );
}
