import type { ReactNode } from 'react';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

type LinkedRecordStatusProps = {
  opened: { readonly error: CallFailure | null; readonly isFetching: boolean; readAgain(): void };
  texts: { readonly loading: Text; readonly loadFailed: Text };
  /** Rendered if the token is unknown. */
  unknown: ReactNode;
};

/** Shown in place of a link's content while it is loading or has failed. */
export function LinkedRecordStatus({ opened, texts, unknown }: LinkedRecordStatusProps) {
  const t = useTranslate();
  const { error, isFetching, readAgain } = opened;
  if (isMissing(error)) return unknown;
  if (error) {
    return (
      <ErrorState title={t(texts.loadFailed)} onRetry={readAgain} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  return <CardSkeletons label={texts.loading} />;
}
