import { BookOpen, BriefcaseMedical, Building2, CalendarDays, Pill } from 'lucide-react';
import type { ReactNode } from 'react';
import type { search as searchCall } from '#features/search/search.contract.ts';
import { searchTexts } from '#features/search/search.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import type { useSearch } from './use-search.ts';

type Result = CallAnswer<typeof searchCall>['results'][number];

const kinds: Record<Result['kind'], { text: Text; icon: ReactNode }> = {
  company: { text: searchTexts.company, icon: <Building2 /> },
  product: { text: searchTexts.product, icon: <Pill /> },
  catalog: { text: searchTexts.catalog, icon: <BookOpen /> },
  event: { text: searchTexts.event, icon: <CalendarDays /> },
  job: { text: searchTexts.job, icon: <BriefcaseMedical /> },
  medicine: { text: searchTexts.medicine, icon: <Pill /> },
  branch: { text: searchTexts.branch, icon: <Building2 /> },
  faq: { text: searchTexts.faq, icon: <BookOpen /> },
  page: { text: searchTexts.page, icon: <BookOpen /> },
};

/** What the search has to say: that it searches, what it found, or that it could not. */
export function SearchAnswer({ search }: { search: ReturnType<typeof useSearch> }) {
  const t = useTranslate();
  const { question, isPending, answer, failed } = search;
  const count = answer?.results.length ?? 0;
  const shown = question !== '';
  return (
    <div
      className={
        shown
          ? 'absolute inset-x-0 top-full z-40 mt-2 overflow-clip rounded-xl border border-line bg-raised text-start shadow-float'
          : undefined
      }
    >
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
          {answer?.results.map((result) => (
            <ResultLine key={`${result.kind}${result.path}${result.title}`} result={result} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ResultLine({ result }: { result: Result }) {
  const t = useTranslate();
  const { text, icon } = kinds[result.kind];
  return (
    <li>
      <Link
        to={result.path}
        data-answer=""
        className="flex min-h-14 items-center gap-4 rounded-lg px-3.5 py-2 outline-offset-[-2px] hover:bg-action-soft"
      >
        <span aria-hidden="true" className="text-muted [&>svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{result.title}</span>
          <span className="block truncate text-muted text-sm">{result.detail}</span>
        </span>
        <Badge>{t(text)}</Badge>
      </Link>
    </li>
  );
}
