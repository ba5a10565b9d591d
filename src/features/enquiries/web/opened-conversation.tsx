import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import type { LinkedPageProps } from '#features/enquiries/mailed-link/link-page.tsx';
import { LinkedRecordStatus } from '#features/enquiries/mailed-link/linked-record-status.tsx';
import { ToastProvider } from '#ui/feedback/toast-provider.tsx';
import { UnsavedGuard } from '#ui/leaving/unsaved-guard.tsx';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';

/** The conversation that a token opens. */
export function OpenedConversation(props: LinkedPageProps) {
  return (
    <ToastProvider>
      <Opened {...props} />
    </ToastProvider>
  );
}

function Opened({ token, unknown }: LinkedPageProps) {
  const opened = useConversation(token);
  const { conversation } = opened;
  if (!conversation) return <LinkedRecordStatus opened={opened} texts={texts} unknown={unknown} />;
  return (
    <UnsavedGuard>
      <Conversation {...opened} conversation={conversation} />
    </UnsavedGuard>
  );
}
