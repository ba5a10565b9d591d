import { type ReactNode, useMemo, useRef, useState } from 'react';
import {
  type ShownToast,
  ToastContext,
  type Toaster,
  type ToastStage,
  ToastStageContext,
} from './toast-context.ts';
import { ToastRegion } from './toast-region.tsx';

const mostAtOnce = 3;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [regions, setRegions] = useState<readonly string[]>([]);
  const lastId = useRef(0);

  const toaster = useMemo<Toaster>(
    () => ({
      show(toast) {
        const id = ++lastId.current;
        const clock = { leftMs: toast.timeoutMs };
        setToasts((shown) => [...shown, { ...toast, id, clock }].slice(-mostAtOnce));
        return id;
      },
      dismiss(id) {
        setToasts((shown) => shown.filter((toast) => toast.id !== id));
      },
    }),
    [],
  );

  const enter = useMemo(
    () => (region: string) => {
      setRegions((mounted) => [...mounted, region]);
      return () => setRegions((mounted) => mounted.filter((one) => one !== region));
    },
    [],
  );

  const stage: ToastStage = { toasts, activeRegion: regions.at(-1), enter };
  return (
    <ToastContext value={toaster}>
      <ToastStageContext value={stage}>
        {children}
        <ToastRegion home />
      </ToastStageContext>
    </ToastContext>
  );
}
