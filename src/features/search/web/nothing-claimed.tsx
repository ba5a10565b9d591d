import { Send } from 'lucide-react';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Drawing } from '#ui/feedback/drawing.tsx';
import { emptyDrawings } from '#ui/feedback/empty-drawings.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { AnswerCard } from './answer-card.tsx';
import { keyOf } from './answer-line.tsx';
import type { AskedQuestion, Found } from './asked-question.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { ListLinks } from './list-links.tsx';
import { NarrowedBy } from './narrowed-by.tsx';

/** What to do next where no answer can be claimed: the nearest records, suppliers to ask, and the lists. */
export function NothingClaimed({ asked, found }: { asked: AskedQuestion; found: Found }) {
  const t = useTranslate();
  const { did_you_mean: meant, nearest } = found;
  const isAlone = nearest.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Card padding="lg" className="flex flex-col-reverse gap-6 sm:flex-row sm:justify-between">
        <div className="grid min-w-0 content-start gap-4">
          <h2 className="break-words font-semibold text-xl">
            {t(texts.nothingTitle, { text: asked.q })}
          </h2>
          <p className="text-soft">{t(texts.nothingHint)}</p>
          <DidYouMean meant={meant} />
          {/* A filter may be the reason: taking it back is the shortest way on. */}
          <NarrowedBy asked={asked} found={found} />
          {isAlone && <ListLinks />}
        </div>
        {/* On a phone the nearest records matter more than a drawing. */}
        <div className={joinClasses('shrink-0', !isAlone && 'max-sm:hidden')}>
          <Drawing>{emptyDrawings.search}</Drawing>
        </div>
      </Card>
      {!isAlone && <Nearest answers={nearest} />}
      {!found.asks_advice && <AskSuppliers need={asked.q} />}
      {!isAlone && <ListLinks />}
    </div>
  );
}

function Nearest({ answers }: { answers: Found['nearest'] }) {
  const t = useTranslate();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold text-xl">{t(texts.nearest)}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {answers.map((answer) => (
          <AnswerCard key={keyOf(answer)} answer={answer} />
        ))}
      </ul>
    </section>
  );
}

function AskSuppliers({ need }: { need: string }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Card tone="sand" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h2 className="font-semibold text-lg">{t(texts.buying)}</h2>
        <p className="text-soft">{t(texts.buyingHint)}</p>
      </div>
      <Button
        href={local(`/request?${new URLSearchParams({ need })}`)}
        rel="nofollow"
        icon={<Send aria-hidden="true" className="rtl:-scale-x-100" />}
      >
        {t(texts.askSuppliers)}
      </Button>
    </Card>
  );
}
