import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { LinkPage } from '#features/enquiries/mailed-link/link-page.tsx';
import { NoLink } from '#features/enquiries/mailed-link/no-link.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, usePagePart } from '#platform/pages/page-part.ts';

/** Nobody reads it before the browser has looked behind the hash of the address. */
const openedPart = pagePart(() => import('./opened-conversation.tsx'));

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function ConversationPage() {
  return (
    <LinkPage
      loading={texts.loading}
      unknown={<Unknown />}
      open={(token) => <Opened key={token} token={token} />}
    />
  );
}

function Opened({ token }: { token: string }) {
  const { OpenedConversation } = usePagePart(openedPart);
  return <OpenedConversation token={token} unknown={<Unknown />} />;
}

function Unknown() {
  const t = useTranslate();
  return (
    <NoLink hint={t(texts.noLinkHint)} to="/companies" begin={t(enquiriesTexts.toCompanies)} />
  );
}

export { ConversationPage as Component };
