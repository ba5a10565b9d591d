import { useRef } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { emergencyNumber } from '#features/search/emergency-numbers.ts';
import { exampleTexts } from '#features/search/example-questions.texts.ts';
import { SEARCH_MIN_LENGTH } from '#features/search/question-length.ts';
import { ANSWERS_AT_ONCE, search } from '#features/search/search.contract.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawing } from '#ui/feedback/drawing.tsx';
import { emptyDrawings } from '#ui/feedback/empty-drawings.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { AnswerCard } from './answer-card.tsx';
import { keyOf } from './answer-line.tsx';
import {
  type AskedQuestion,
  addressOf,
  type Found,
  inputOf,
  readQuestion,
} from './asked-question.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { ExampleQuestions } from './example-questions.tsx';
import { kindWords } from './kind-words.ts';
import { LazyWordedStatement } from './lazy-worded-statement.tsx';
import { ListLinks } from './list-links.tsx';
import { NarrowedBy } from './narrowed-by.tsx';
import { NothingClaimed } from './nothing-claimed.tsx';
import { QuestionForm } from './question-form.tsx';
import { SearchStatement } from './search-statement.tsx';
import { useMissReport } from './use-miss-report.ts';

const pagesOf = ({ pages }: AskedQuestion) => Array.from({ length: pages }, (_, page) => page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = readQuestion(new URL(request.url).searchParams);
  if (asked.q.length < SEARCH_MIN_LENGTH) return null;
  const answers = await Promise.all(
    pagesOf(asked).map((each) => prefetchCall(page, search, inputOf(asked, each))),
  );
  const failure = answers.find((each) => each.failure)?.failure;
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['q', 'kind', 'without', 'pages'],
  head: ({ t }) => ({ title: t(texts.searchTitle), description: t(searchTexts.lead) }),
};

/** The kinds as links with their counts, so that each has an address. */
function KindTabs({ asked, found }: { asked: AskedQuestion; found: Found }) {
  const t = useTranslate();
  const all = found.kinds.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { kind: undefined, label: t(texts.everything), count: all },
    ...found.kinds.map(({ kind, count }) => ({ kind, label: t(kindWords[kind].many), count })),
  ];
  return (
    <nav aria-label={t(texts.kinds)} className="fading-ends overflow-x-auto border-line border-b">
      <ul className="flex gap-6">
        {tabs.map(({ kind, label, count }) => (
          <li key={label} className="shrink-0">
            <Link
              to={addressOf({ ...asked, kind, pages: 1 })}
              aria-current={asked.kind === kind ? 'page' : undefined}
              className={joinClasses(
                'block border-b-2 py-3 font-medium outline-offset-[-2px]',
                asked.kind === kind ? 'border-action text-action' : 'border-transparent text-muted',
              )}
            >
              {label}{' '}
              <span className="text-sm tabular-nums">
                {found.more ? t(texts.atLeast, { count }) : count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AnswerPage({ asked, page }: { asked: AskedQuestion; page: number }) {
  const { data } = useCall(search, inputOf(asked, page));
  return data?.results.map((answer) => <AnswerCard key={keyOf(answer)} answer={answer} />);
}

function Answers({ asked, found }: { asked: AskedQuestion; found: Found }) {
  const t = useTranslate();
  const local = useLocalPath();
  const list = useRef<HTMLDivElement>(null);
  useMissReport(list, asked.q, found.total);
  return (
    <div ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {found.asks_advice && <NoDoctor />}
      {found.results.length === 0 ? (
        <NothingClaimed asked={asked} found={found} />
      ) : (
        <>
          <DidYouMean meant={found.did_you_mean} />
          <SearchStatement found={found} />
          {found.worded && <LazyWordedStatement q={asked.q} />}
          <NarrowedBy asked={asked} found={found} />
          <KindTabs asked={asked} found={found} />
          <ul aria-label={t(searchTexts.results)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {pagesOf(asked).map((page) => (
              <AnswerPage key={page} asked={asked} page={page} />
            ))}
          </ul>
          {found.total > asked.pages * ANSWERS_AT_ONCE && (
            <Button
              variant="secondary"
              className="w-fit justify-self-center"
              href={local(addressOf({ ...asked, pages: asked.pages + 1 }))}
            >
              {t(texts.moreAnswers)}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function NoDoctor() {
  const t = useTranslate();
  const { code } = useVisitorCountry();
  return <Notice tone="info">{t(texts.noDoctor, { number: emergencyNumber(code) })}</Notice>;
}

function SearchPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const asked = readQuestion(query);
  return (
    <div className="container-page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 pt-10 pb-16">
      <h1 className="font-semibold text-3xl">{t(texts.searchTitle)}</h1>
      <QuestionForm key={asked.q} q={asked.q} />
      {asked.q.length < SEARCH_MIN_LENGTH ? <NothingAsked /> : <AskedAnswers asked={asked} />}
    </div>
  );
}

/** Explains how to ask, with examples to begin with, and links to the lists for those who would rather look around. */
function NothingAsked() {
  const t = useTranslate();
  return (
    <Card padding="lg" className="flex flex-col-reverse gap-6 sm:flex-row sm:justify-between">
      <div className="grid min-w-0 content-start gap-6">
        <p className="text-lg text-soft">{t(texts.askMore)}</p>
        <section className="grid gap-3">
          <h2 className="font-semibold">{t(exampleTexts.forExample)}</h2>
          <ExampleQuestions />
        </section>
        <section className="grid gap-3">
          <h2 className="font-semibold">{t(texts.browse)}</h2>
          <ListLinks />
        </section>
      </div>
      <div className="shrink-0">
        <Drawing>{emptyDrawings.search}</Drawing>
      </div>
    </Card>
  );
}

function AskedAnswers({ asked }: { asked: AskedQuestion }) {
  const t = useTranslate();
  const { data, error, refetch, isFetching } = useCall(search, inputOf(asked, 0));
  if (data) return <Answers asked={asked} found={data} />;
  if (error) {
    return (
      <ErrorState
        title={t(searchTexts.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-busy="true">
      <p className="mb-4 text-muted">{t(searchTexts.searching, { text: asked.q })}</p>
      <Skeleton lines={8} />
    </div>
  );
}

export { SearchPage as Component };
