import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

export type NoticeTone = 'success' | 'danger' | 'warning' | 'info';

const tones: Record<NoticeTone, string> = {
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
};

const icons = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

type NoticeProps = {
  tone: NoticeTone;
  children: ReactNode;
  /** False for what stands there from the start and need not be read out when it appears. */
  announced?: boolean;
};

/** A sentence about what happened, in its place in the page. */
export function Notice({ tone, children, announced = true }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div
      role={announced ? role : undefined}
      className={joinClasses('flex items-start gap-3 rounded-lg p-4', tones[tone])}
    >
      <Icon aria-hidden="true" className="mt-[0.2em] size-5 shrink-0" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  );
}
