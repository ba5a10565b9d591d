import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import type { ToastClock, ToastContent } from './toast-context.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
const tones = { success: 'text-success', danger: 'text-danger', info: 'text-info' };

export function Toast(props: ToastContent & { clock: ToastClock; onDismiss: () => void }) {
  const { message, tone = 'success', clock, action, unstoppable = false, onDismiss } = props;
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  usePausableTimeout(onDismiss, clock, held && !unstoppable);
  const Icon = icons[tone];

  function act() {
    action?.onPress();
    onDismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking at the notice stops its clock, nothing is done by it
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-lg border border-line bg-raised py-2 ps-4 pe-2 text-ink shadow-float transition-[opacity,translate] duration-200 starting:translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden="true" className={joinClasses('size-5 shrink-0', tones[tone])} />
      <p className="grow py-1">{message}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-9 shrink-0 rounded-md px-2 font-medium text-action hover:underline"
        >
          {action.label}
        </button>
      )}
      <IconButton
        size="sm"
        label={t(uiTexts.dismiss)}
        icon={<X aria-hidden="true" />}
        onClick={onDismiss}
      />
    </div>
  );
}
