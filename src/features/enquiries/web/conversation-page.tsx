import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { LinkPage } from '#features/enquiries/mailed-link/link-page.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart } from '#platform/pages/page-part.ts';

const opened = pagePart(async () => (await import('./opened-conversation.tsx')).OpenedConversation);

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function ConversationPage() {
  return (
    <LinkPage
      loading={texts.loading}
      opened={opened}
      noLink={{ hint: texts.noLinkHint, to: '/companies', begin: enquiriesTexts.toCompanies }}
    />
  );
}

export { ConversationPage as Component };
