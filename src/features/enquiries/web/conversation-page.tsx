import { useLocation } from 'react-router';
import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Conversation } from './conversation.tsx';
import { useConversation } from './use-conversation.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** Where the link of a mail leads. The server sees neither the token nor what it opens in the page. */
function ConversationPage() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  return (
    <div className="container-page pt-8 pb-16">
      {!isHydrated && <CardSkeletons label={texts.loading} />}
      {isHydrated && (token ? <Opened key={token} token={token} /> : <NoLink />)}
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const t = useTranslate();
  const opened = useConversation(token);
  const { conversation, error, isFetching, readAgain } = opened;
  if (conversation) return <Conversation {...opened} conversation={conversation} />;
  if (error?.status === 404 || error?.status === 400) return <NoLink />;
  if (error) {
    return (
      <ErrorState title={t(texts.loadFailed)} onRetry={readAgain} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  return <CardSkeletons label={texts.loading} />;
}

function NoLink() {
  const t = useTranslate();
  return (
    <EmptyState drawing="search" title={t(texts.noLink)}>
      {t(texts.noLinkHint)}
    </EmptyState>
  );
}

export { ConversationPage as Component };
