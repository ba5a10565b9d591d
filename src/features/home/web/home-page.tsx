import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { homeTexts } from '#features/home/home.texts.ts';
import { search, searchTexts } from '#features/search/public.ts';
import { isQuestion, MaiBox } from '#features/search/web/public.ts';
import { listSponsorLines, listSponsorLogos, siteTexts } from '#features/site/public.ts';
import { SponsorGrid, SponsorLine } from '#features/site/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { LatestBoxes } from './latest-boxes.tsx';
import { loadLatest } from './use-latest.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get('q') ?? '';
  await Promise.all([
    prefetchCall(page, listSponsorLines, {}),
    prefetchCall(page, listSponsorLogos, {}),
    loadLatest(page),
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
      <SponsorGrid />
      <LatestBoxes />
    </>
  );
}

function Hero() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <section className="bg-linear-to-b from-action-soft to-canvas">
      <div className="container-page grid justify-items-center pt-[clamp(3rem,2rem+5vw,6.5rem)] pb-12 text-center">
        <h1 className="max-w-3xl font-semibold text-4xl">{t(searchTexts.title)}</h1>
        <p className="measure mt-5 text-lg text-soft">{t(searchTexts.lead)}</p>
        <div className="mt-8 w-full max-w-2xl">
          <MaiBox asked={query.get('q') ?? ''} />
        </div>
        <div className="mt-10">
          <SponsorLine />
        </div>
      </div>
    </section>
  );
}

export { HomePage as Component };
