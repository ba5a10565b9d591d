import { listEmbedOrigins } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LineSection } from './line-section.tsx';
import { SitesSection } from './sites-section.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The page on which a company names its own sites and copies the HTML line for them. */
function EmbedsPage() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(listEmbedOrigins, {});
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pb-10">
        {error && (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {t(texts.failed)}
          </ErrorState>
        )}
        {!error && !data && <Skeleton lines={6} />}
        {data && !data.company.listed && (
          <Notice tone="info" announced={false}>
            {t(texts.notListed)}
          </Notice>
        )}
        {data && <SitesSection origins={data.origins} onChanged={() => void refetch()} />}
        {data && <LineSection company={data.company} siteAddress={data.site_address} />}
      </div>
    </>
  );
}

export { EmbedsPage as Component };
