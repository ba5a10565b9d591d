import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';

export type NoticeTone = 'success' | 'danger' | 'warning' | 'info';

const looks = {
  success: { box: 'border-success/30 bg-success-soft', icon: 'text-success', Icon: CircleCheck },
  danger: { box: 'border-danger/40 bg-danger-soft', icon: 'text-danger', Icon: CircleAlert },
  warning: { box: 'border-warning/40 bg-warning-soft', icon: 'text-warning', Icon: TriangleAlert },
  info: { box: 'border-info/30 bg-info-soft', icon: 'text-info', Icon: Info },
};

const roles = { success: 'status', danger: 'alert', warning: 'alert', info: 'status' } as const;

type NoticeProps = {
  tone: NoticeTone;
  children: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** False for a notice that is there from the start and need not be announced. */
  announced?: boolean;
};

/** A message about the current screen; it stays until it no longer applies. */
export function Notice({ tone, children, onRetry, retrying, announced = true }: NoticeProps) {
  const t = useTranslate();
  const { box, icon, Icon } = looks[tone];
  return (
    <div
      role={announced ? roles[tone] : undefined}
      className={joinClasses('flex flex-wrap items-center gap-3 rounded-lg border px-4 py-3', box)}
    >
      <Icon aria-hidden="true" className={joinClasses('size-5 shrink-0', icon)} />
      <div className="min-w-0 grow basis-48 text-ink">{children}</div>
      {onRetry && (
        <Button size="sm" variant="secondary" loading={retrying} onClick={onRetry}>
          {t(uiTexts.retry)}
        </Button>
      )}
    </div>
  );
}
