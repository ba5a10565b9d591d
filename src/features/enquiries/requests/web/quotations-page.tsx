import { LinkPage } from '#features/enquiries/mailed-link/link-page.tsx';
import { NoLink } from '#features/enquiries/mailed-link/no-link.tsx';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, usePagePart } from '#platform/pages/page-part.ts';

/** Nobody reads it before the browser has looked behind the hash of the address. */
const openedPart = pagePart(() => import('./opened-request.tsx'));

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function QuotationsPage() {
  return (
    <LinkPage
      loading={texts.loading}
      unknown={<Unknown />}
      open={(token) => <Opened key={token} token={token} />}
    />
  );
}

function Opened({ token }: { token: string }) {
  const { OpenedRequest } = usePagePart(openedPart);
  return <OpenedRequest token={token} unknown={<Unknown />} />;
}

function Unknown() {
  const t = useTranslate();
  return <NoLink hint={t(texts.noLinkHint)} to="/request" begin={t(requestsTexts.title)} />;
}

export { QuotationsPage as Component };
