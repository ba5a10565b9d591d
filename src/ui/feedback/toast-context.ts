import { createContext, use } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

export type ToastContent = {
  message: string;
  tone?: ToastTone;
  /** How long the notice stays; null keeps it until it is dismissed. */
  timeoutMs: number | null;
  /** Its time runs elsewhere too, and does not stop while somebody looks at it. */
  unstoppable?: boolean;
  action?: { label: string; onPress: () => void };
};

/** What is left of a notice's time, wherever it is shown: it goes on in the page when its dialog closes. */
export type ToastClock = { leftMs: number | null };

export type ShownToast = ToastContent & { id: number; clock: ToastClock };

export type Toaster = {
  show: (toast: ToastContent) => number;
  dismiss: (id: number) => void;
};

/** What is shown and where: in the latest open dialog's region, else (undefined) in the page's. */
export type ToastStage = {
  toasts: readonly ShownToast[];
  activeRegion: string | undefined;
  enter: (region: string) => () => void;
};

export const ToastContext = createContext<Toaster | null>(null);
export const ToastStageContext = createContext<ToastStage | null>(null);

export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast was called outside ToastProvider');
  return toaster;
}
