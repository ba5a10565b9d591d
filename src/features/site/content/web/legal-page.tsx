import type { LoaderFunctionArgs } from 'react-router';
import { findStaticContent } from '#features/site/content/content.contract.ts';
import { contentTexts } from '#features/site/content/content.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type LegalPage, legalPages } from './legal-pages.ts';

const DESCRIPTION_LENGTH = 160;

/** The beginning of a text without markup, for search engines. */
function beginningOf(html: string): string {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > DESCRIPTION_LENGTH
    ? `${words.slice(0, words.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`
    : words;
}

/** Makes one of the four legal pages, which only differ in their text. */
export function legalPage(page: LegalPage) {
  const input = { id: page.id };

  async function loader({ context }: LoaderFunctionArgs) {
    const loading = context.get(pageContext);
    const { failure } = await prefetchCall(loading, findStaticContent, input);
    if (failure) loading.answerWith(failure.status);
    return null;
  }

  const handle: PageHandle = {
    head: ({ queries, t }) => {
      const data = findAnswer(queries, findStaticContent, input)?.data;
      return data
        ? { title: data.title, description: beginningOf(data.description) }
        : { title: t(page.text) };
    },
  };

  function Component() {
    const t = useTranslate();
    const { data, error, isFetching, refetch } = useCall(findStaticContent, input);
    return (
      <div className="container-page pb-16">
        <PageHeader eyebrow={t(contentTexts.legal)} title={data?.data.title ?? t(page.text)} />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_14rem]">
          <LegalText
            html={data?.data.description}
            failed={error !== null}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
          <OtherPages current={page} />
        </div>
      </div>
    );
  }

  return { loader, handle, Component };
}

type LegalTextProps = {
  html: string | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

function LegalText({ html, failed, retrying, onRetry }: LegalTextProps) {
  const t = useTranslate();
  const local = useLocalPath();
  if (failed) {
    return (
      <div>
        <ErrorState title={t(contentTexts.failed)} onRetry={onRetry} retrying={retrying}>
          {t(contentTexts.fallback)}
        </ErrorState>
        <p className="text-center">
          <Button variant="quiet" href={local('/contact')}>
            {t(contentTexts.contactUs)}
          </Button>
        </p>
      </div>
    );
  }
  if (html === undefined) {
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t(contentTexts.loading)}</span>
        <Skeleton lines={14} className="measure" />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, on save and on answer
  return <div className="written measure" dangerouslySetInnerHTML={{ __html: html }} />;
}

function OtherPages({ current }: { current: LegalPage }) {
  const t = useTranslate();
  return (
    <nav aria-label={t(contentTexts.legalPages)} className="lg:order-last">
      <ul className="grid gap-1 border-line border-s">
        {legalPages.map(({ id, path, text }) => (
          <li key={id}>
            <Link
              to={path}
              aria-current={id === current.id ? 'page' : undefined}
              className="-ms-px flex min-h-10 items-center border-transparent border-s-2 ps-4 text-soft hover:text-action aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-action"
            >
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
