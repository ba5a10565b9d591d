import type { ReactNode } from 'react';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

type NotOpenedProps = {
  opened: { readonly error: CallFailure | null; readonly isFetching: boolean; readAgain(): void };
  texts: { readonly loading: Text; readonly loadFailed: Text };
  /** Shown where the token opens nothing. */
  unknown: ReactNode;
};

/** In place of what the link of a mail opens, as long as it is not here. */
export function NotOpened({ opened, texts, unknown }: NotOpenedProps) {
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
