import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { Toast } from './toast.tsx';
import { type ToastContent, ToastContext, type Toaster } from './toast-context.ts';

type ShownToast = ToastContent & { id: number };

const mostAtOnce = 3;

export function ToastProvider({ children }: { children: ReactNode }) {
  const say = useSay();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);

  const toaster = useMemo<Toaster>(
    () => ({
      show(toast) {
        const id = ++lastId.current;
        setToasts((shown) => [...shown, { ...toast, id }].slice(-mostAtOnce));
        return id;
      },
      dismiss(id) {
        setToasts((shown) => shown.filter((toast) => toast.id !== id));
      },
    }),
    [],
  );

  return (
    <ToastContext value={toaster}>
      {children}
      {/* The region exists from the start: one that comes with its words is not read out. */}
      <section
        aria-label={say(uiTexts.notices)}
        aria-live="polite"
        aria-relevant="additions"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6 print:hidden"
      >
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onDismiss={() => toaster.dismiss(id)} />
        ))}
      </section>
    </ToastContext>
  );
}
