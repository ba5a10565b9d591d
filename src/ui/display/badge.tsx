import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

export type BadgeTone = 'neutral' | 'accent' | 'sand' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-soft ring-line',
  accent: 'bg-action-soft text-action ring-action/20',
  sand: 'bg-sand-soft text-sand ring-sand-line',
  success: 'bg-success-soft text-success ring-success/20',
  warning: 'bg-warning-soft text-warning ring-warning/20',
  danger: 'bg-danger-soft text-danger ring-danger/20',
  info: 'bg-info-soft text-info ring-info/20',
};

type BadgeProps = { children: ReactNode; tone?: BadgeTone; dot?: boolean; className?: string };

export function Badge({ children, tone = 'neutral', dot = false, className }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 font-medium text-xs ring-1 ring-inset',
        tones[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 shrink-0 rounded-full bg-current" aria-hidden="true" />}
      <span className="truncate">{children}</span>
    </span>
  );
}
