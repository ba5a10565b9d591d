import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { iconButtonClasses } from '#ui/actions/button-classes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import {
  backdropClasses,
  type ModalSize,
  modalActionsClasses,
  modalClasses,
  modalTitleClasses,
  viewportClasses,
} from './modal-classes.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  size?: ModalSize;
  /** Keeps the dialog open when one presses beside it, for forms with work in them. */
  keepOpenOnOutsidePress?: boolean;
  /** What gets the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, size = 'md' } = props;
  const say = useSay();
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      disablePointerDismissal={props.keepOpenOnOutsidePress}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Viewport className={viewportClasses}>
          <Base.Popup className={modalClasses(size)} initialFocus={props.initialFocus}>
            <div className="flex items-start gap-4 ps-6 pe-3 pt-4">
              <div className="grow pt-1.5">
                <Base.Title className={modalTitleClasses}>{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-soft">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={say(uiTexts.close)}
                className={joinClasses(iconButtonClasses({ variant: 'quiet' }), 'text-muted')}
              >
                <X aria-hidden="true" />
              </Base.Close>
            </div>
            <div className="px-6 pt-4 pb-6">{children}</div>
            {actions && <div className={modalActionsClasses}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
