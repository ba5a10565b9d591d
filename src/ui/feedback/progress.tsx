import { useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { figuresTexts } from '#ui/display/figures.texts.ts';
import { joinClasses } from '#ui/join-classes.ts';

export type ProgressProps = {
  label: string;
  /** From 0 to 100; without it the progress is indeterminate. */
  value?: number;
  hideLabel?: boolean;
};

export function Progress({ label, value, hideLabel = false }: ProgressProps) {
  const t = useTranslate();
  const id = useId();
  const known = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="grid gap-2">
      <div className={joinClasses('flex justify-between gap-4 text-sm', hideLabel && 'sr-only')}>
        <span id={id} className="font-medium">
          {label}
        </span>
        {known !== undefined && (
          <span className="text-muted tabular-nums">
            {t(figuresTexts.percent, { value: known })}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        className="relative h-2 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line forced-colors:border"
      >
        <div
          className={joinClasses(
            'absolute inset-y-0 start-0 rounded-full bg-action forced-colors:bg-[Highlight]',
            known === undefined ? 'w-2/5 animate-pass' : 'transition-[width] duration-200',
          )}
          style={known === undefined ? undefined : { width: `${known}%` }}
        />
      </div>
    </div>
  );
}
