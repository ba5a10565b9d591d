import { createContext, use } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

export type ToastContent = {
  message: string;
  tone?: ToastTone;
  /** How long the notice stays; null keeps it until it is dismissed. */
  timeoutMs: number | null;
  action?: { label: string; onPress: () => void };
};

export type Toaster = {
  show: (toast: ToastContent) => number;
  dismiss: (id: number) => void;
};

export const ToastContext = createContext<Toaster | null>(null);

export function useToast(): Toaster {
  const toaster = use(ToastContext);
  if (!toaster) throw new Error('useToast was called outside ToastProvider');
  return toaster;
}
