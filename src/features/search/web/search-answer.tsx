import type { ReactNode } from 'react';
import { searchTexts } from '#features/search/search.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { AnswerLine, keyOf } from './answer-line.tsx';
import type { useSearch } from './use-search.ts';

/** As many as can be taken in at a glance; a link leads to the rest. */
const MOST_SHOWN = 8;

/** The state of the search: that it searches, what it found, or that it failed. */
export function SearchAnswer({
  search,
  children,
}: {
  search: ReturnType<typeof useSearch>;
  /** Shown before the answers. */
  children: ReactNode;
}) {
  const t = useTranslate();
  const { question, isPending, answer, failed } = search;
  const count = answer?.total ?? 0;
  const shown = question !== '';
  return (
    <div
      className={
        shown
          ? 'absolute inset-x-0 top-full z-40 mt-2 overflow-clip rounded-xl border border-line bg-raised text-start shadow-float'
          : undefined
      }
    >
      {children}
      <p
        role="status"
        className={shown ? 'flex items-center gap-3 px-5 py-3 text-muted text-sm' : undefined}
      >
        {isPending && <Spinner />}
        {isPending && t(searchTexts.searching, { text: question })}
        {!isPending && answer && count > 0 && t(searchTexts.found, { count, text: question })}
        {!isPending && answer && count === 0 && t(searchTexts.nothing, { text: question })}
        {!isPending && failed && t(searchTexts.failed)}
      </p>
      {!isPending && failed && (
        <Button variant="secondary" size="sm" className="mx-5 mb-4" onClick={search.retry}>
          {t(uiTexts.retry)}
        </Button>
      )}
      {!isPending && count > 0 && (
        <ul
          aria-label={t(searchTexts.results)}
          className="max-h-80 overflow-y-auto border-line border-t p-1.5"
        >
          {answer?.results.slice(0, MOST_SHOWN).map((each) => (
            <AnswerLine key={keyOf(each)} answer={each} />
          ))}
        </ul>
      )}
      {!isPending && count > 0 && (
        <p className="border-line border-t p-1.5">
          <Link
            to={`/search?q=${encodeURIComponent(question)}`}
            data-answer=""
            className="block rounded-lg px-3.5 py-2.5 font-medium text-action outline-offset-[-2px] hover:bg-action-soft"
          >
            {count === 1 && !answer?.more
              ? t(searchTexts.oneAnswer)
              : t(searchTexts.allAnswers, { count: answer?.more ? `${count}+` : count })}
          </Link>
        </p>
      )}
    </div>
  );
}
