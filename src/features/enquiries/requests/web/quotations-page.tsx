import { LinkPage } from '#features/enquiries/mailed-link/link-page.tsx';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart } from '#platform/pages/page-part.ts';

const opened = pagePart(async () => (await import('./opened-request.tsx')).OpenedRequest);

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function QuotationsPage() {
  return (
    <LinkPage
      loading={texts.loading}
      opened={opened}
      noLink={{ hint: texts.noLinkHint, to: '/request', begin: requestsTexts.title }}
    />
  );
}

export { QuotationsPage as Component };
