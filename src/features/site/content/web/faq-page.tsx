import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { listFaq } from '#features/site/content/content.contract.ts';
import { faqTexts } from '#features/site/content/faq.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { FaqCategoryButtons } from './faq-category-buttons.tsx';
import {
  countFaq,
  type FaqChoice,
  type FaqGroup,
  type FaqItem,
  filterFaq,
  groupFaq,
} from './faq-filter.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listFaq, {}),
    prefetchCall(page, getContactInfo, {}),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  head: ({ t, queries }) => {
    const items = findAnswer(queries, listFaq, {})?.items ?? [];
    return {
      title: t(faqTexts.title),
      description: t(faqTexts.lead),
      structuredData: [
        {
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    };
  },
};

function FaqPage() {
  const t = useTranslate();
  const { data, error, refetch, isFetching } = useCall(listFaq, {});
  return (
    <div className="container-page max-w-4xl pb-16">
      <PageHeader title={t(faqTexts.title)} lead={t(faqTexts.lead)} />
      {data && <Questions items={data.items} />}
      {error && (
        <ErrorState title={t(faqTexts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
          {tellFailure(error, t)}
        </ErrorState>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true">
          <span className="sr-only">{t(faqTexts.loading)}</span>
          <Skeleton lines={12} />
        </div>
      )}
      <AskUs />
    </div>
  );
}

function Questions({ items }: { items: readonly FaqItem[] }) {
  const t = useTranslate();
  const [words, setWords] = useState('');
  const [choice, setChoice] = useState<FaqChoice>('all');
  const shown = filterFaq(items, choice, words);

  function showAll() {
    setWords('');
    setChoice('all');
  }

  return (
    <>
      <div className="mb-6 grid gap-5">
        <TextField
          type="search"
          hideLabel
          label={t(faqTexts.searchLabel)}
          placeholder={t(faqTexts.searchPlaceholder)}
          icon={<Search aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <FaqCategoryButtons counts={countFaq(items)} choice={choice} onChoose={setChoice} />
      </div>
      <p role="status" className="sr-only">
        {t(faqTexts.count, { count: shown.length })}
      </p>
      {shown.length > 0 ? (
        <div className="grid gap-8">
          {groupFaq(shown).map((group) => (
            <QuestionGroup key={group.category} {...group} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={t(faqTexts.noneFound)}
          drawing="search"
          action={
            <Button variant="secondary" onClick={showAll}>
              {t(faqTexts.showAll)}
            </Button>
          }
        >
          {t(faqTexts.noneFoundHint)}
        </EmptyState>
      )}
    </>
  );
}

/** Questions grouped under headings: nobody would read eighteen in a row. */
function QuestionGroup({ category, items }: FaqGroup) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-xl">
        {t(faqTexts[category])}
      </h2>
      <Accordion
        multiple
        items={items.map((item) => ({
          id: `question-${item.id}`,
          title: item.question,
          content: <p className="measure">{item.answer}</p>,
        }))}
      />
    </section>
  );
}

function AskUs() {
  const t = useTranslate();
  const local = useLocalPath();
  const hours = useCall(getContactInfo, {}).data?.contact.hours;
  return (
    <Card as="section" tone="sand" padding="lg" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-5">
        <div>
          <h2 className="font-semibold text-xl">{t(faqTexts.stillOpen)}</h2>
          {hours && <p className="mt-1 text-soft">{t(faqTexts.stillOpenHint, { hours })}</p>}
        </div>
        <Button href={local('/contact')}>{t(faqTexts.askUs)}</Button>
      </div>
    </Card>
  );
}

export { FaqPage as Component };
