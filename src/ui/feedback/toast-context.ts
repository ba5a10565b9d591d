import { createContext, use } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

export type ToastContent = {
  message: string;
  tone?: ToastTone;
  /** How long the toast stays; null keeps it until it is dismissed. */
  timeoutMs: number | null;
  /**
   * Keeps the timer running while the toast is hovered or focused, because a time limit elsewhere does not stop either.
   */
  unstoppable?: boolean;
  action?: { label: string; onPress: () => void };
};

/**
 * The remaining time of a toast. It continues wherever the toast is shown, for example on the page once a dialog
 * closes.
 */
export type ToastClock = { leftMs: number | null };

export type ShownToast = ToastContent & { id: number; clock: ToastClock };

export type Toaster = {
  show: (toast: ToastContent) => number;
  dismiss: (id: number) => void;
};

/** The toasts and where they are shown: in the region of the latest open dialog or, if undefined, in the page's. */
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
