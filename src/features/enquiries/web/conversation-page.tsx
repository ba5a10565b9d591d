import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { conversationTexts as texts } from '#features/enquiries/conversation.texts.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { NoLink } from './no-link.tsx';

/** Nobody reads it before the browser has looked behind the hash of the address. */
const openedPart = pagePart(() => import('./opened-conversation.tsx'));

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** Where the link of a mail leads. The server sees neither the token nor what it opens in the page. */
function ConversationPage() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const waiting = <CardSkeletons label={texts.loading} />;
  return (
    <div className="container-page pt-8 pb-16">
      {isHydrated ? (
        <Suspense fallback={waiting}>
          {token ? <Opened key={token} token={token} /> : <Unknown />}
        </Suspense>
      ) : (
        waiting
      )}
    </div>
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
