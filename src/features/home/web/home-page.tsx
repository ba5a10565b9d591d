import { Suspense } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { homeTexts } from '#features/home/home.texts.ts';
import { search, searchTexts } from '#features/search/public.ts';
import { isQuestion, MaiBox } from '#features/search/web/public.ts';
import { listSponsorLines, listSponsorLogos, siteTexts } from '#features/site/public.ts';
import { SponsorLine } from '#features/site/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { pagePart, prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { loadLatest } from './load-latest.ts';

/** Rendered by the server; in the browser its code loads after that of the search box. */
const contentPart = pagePart(() => import('./home-content.tsx'));

// If this page's code is preloaded, its boxes should appear at once, in their required loading state.
if (!import.meta.env.SSR) contentPart.load().catch(() => undefined);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get('q') ?? '';
  await Promise.all([
    prefetchCall(page, listSponsorLines, {}),
    prefetchCall(page, listSponsorLogos, {}),
    loadLatest(page),
    prefetchPart(page, contentPart),
    isQuestion(asked) && prefetchCall(page, search, { q: asked.trim() }),
  ]);
  return null;
}

export const handle: PageHandle = {
  reads: ['q'],
  head: ({ t }) => ({
    title: '',
    description: `${t(siteTexts.tagline)}. ${t(homeTexts.lead)}`,
  }),
};

function HomePage() {
  return (
    <>
      <Hero />
      <Suspense fallback={<Skeleton lines={8} className="container-page section-space" />}>
        <Content />
      </Suspense>
    </>
  );
}

function Content() {
  const { HomeContent } = usePagePart(contentPart);
  return <HomeContent />;
}

function Hero() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <section className="bg-linear-to-b from-action-soft to-canvas">
      <div className="container-page grid justify-items-center pt-[clamp(1.75rem,0.5rem+5vw,4.5rem)] pb-5 text-center sm:pb-8">
        <h1 className="max-w-3xl font-semibold text-4xl">{t(searchTexts.title)}</h1>
        <p className="measure mt-3 text-balance text-soft sm:mt-5 sm:text-lg">
          {t(searchTexts.lead)}
        </p>
        <div className="mt-5 w-full max-w-2xl sm:mt-8">
          <MaiBox asked={query.get('q') ?? ''} />
        </div>
        <div className="mt-4 sm:mt-6">
          <SponsorLine />
        </div>
      </div>
    </section>
  );
}

export { HomePage as Component };
