import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { conversationTexts } from '#features/enquiries/conversation.texts.ts';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, usePagePart } from '#platform/pages/page-part.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Nobody reads it before the browser has looked behind the hash of the address. */
const openedPart = pagePart(() => import('./opened-request.tsx'));

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** Where the link of a mail leads. The server sees neither the token nor what it opens in the page. */
function QuotationsPage() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const token = hash.slice(1);
  const waiting = <CardSkeletons label={texts.loading} />;
  return (
    <div className="container-page pt-8 pb-16">
      {isHydrated ? (
        <Suspense fallback={waiting}>
          {token ? <Opened key={token} token={token} /> : <NoLink />}
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const { OpenedRequest } = usePagePart(openedPart);
  return <OpenedRequest token={token} unknown={<NoLink />} />;
}

function NoLink() {
  const t = useTranslate();
  return (
    <EmptyState drawing="search" title={t(conversationTexts.noLink)}>
      {t(texts.noLinkHint)}
    </EmptyState>
  );
}

export { QuotationsPage as Component };
