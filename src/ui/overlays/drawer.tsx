import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { overlaysTexts } from './overlays.texts.ts';
import { useModal } from './use-modal.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Shown instead of the title, which is then only read by screen readers. */
  heading?: ReactNode;
  side?: 'start' | 'end';
  children: ReactNode;
};

/** A panel that slides in from the side, such as the menu on a small screen. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, heading, side = 'start', children } = props;
  const t = useTranslate();
  const id = useId();
  const { present, attributes } = useModal({ open, onClose });
  return (
    <dialog
      {...attributes}
      data-side={side}
      aria-labelledby={id}
      className={joinClasses(
        'modal drawer inset-y-0 m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] bg-raised text-ink shadow-float outline-none',
        side === 'start' ? 'start-0 end-auto' : 'start-auto end-0',
      )}
    >
      {present && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-line border-b py-3 ps-5 pe-3">
            {heading}
            <h2 id={id} className={heading ? 'sr-only' : 'font-semibold text-lg'}>
              {title}
            </h2>
            <IconButton
              label={t(overlaysTexts.close)}
              icon={<X aria-hidden="true" />}
              onClick={onClose}
            />
          </div>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
        </div>
      )}
    </dialog>
  );
}
