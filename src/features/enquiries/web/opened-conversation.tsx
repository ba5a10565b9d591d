import type { ReactNode } from 'react';
import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';

type OpenedProps = {
  token: string;
  /** Shown where the token opens nothing. */
  unknown: ReactNode;
};

/** The conversation that a token opens, once it is here. */
export function OpenedConversation(props: OpenedProps) {
  return (
    <ToastProvider>
      <Opened {...props} />
    </ToastProvider>
  );
}

function Opened({ token, unknown }: OpenedProps) {
  const t = useTranslate();
  const opened = useConversation(token);
  const { conversation, error, isFetching, readAgain } = opened;
  if (conversation) {
    return (
      <UnsavedGuard>
        <Conversation {...opened} conversation={conversation} />
      </UnsavedGuard>
    );
  }
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
