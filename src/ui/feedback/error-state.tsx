import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { Drawing, faint, line } from './drawing.tsx';

export type ErrorStateProps = {
  /** What happened, in plain words. */
  children: ReactNode;
  title?: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  level?: 1 | 2 | 3;
};

export function ErrorState(props: ErrorStateProps) {
  const { children, title, onRetry, retrying, retryLabel, level = 2 } = props;
  const t = useTranslate();
  const Heading = `h${level}` as const;
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <Drawing>
        <rect className={`${faint} fill-surface`} x="26" y="32" width="108" height="68" rx="10" />
        <path className={line} d="M26 68h32l8-18 14 36 9-24 5 6h40" />
        <circle className="fill-sand-soft stroke-sand" cx="122" cy="36" r="12" />
        <path className="stroke-sand" d="M122 30v7M122 41.5v.1" />
      </Drawing>
      <Heading className="mt-6 font-semibold text-xl">{title ?? t(uiTexts.errorTitle)}</Heading>
      <p className="mt-2 text-soft">{children}</p>
      {onRetry && (
        <Button
          className="mt-6"
          variant="secondary"
          loading={retrying}
          icon={<RotateCw aria-hidden="true" />}
          onClick={onRetry}
        >
          {retryLabel ?? t(uiTexts.retry)}
        </Button>
      )}
    </div>
  );
}
