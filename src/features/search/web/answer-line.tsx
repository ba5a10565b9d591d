import type { search as searchCall } from '#features/search/search.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { answerKinds } from './answer-kinds.tsx';

export type Answer = CallAnswer<typeof searchCall>['results'][number];

export const keyOf = ({ kind, path, title }: Answer) => `${kind}${path}${title}`;

/** One answer as a line, with its kind. */
export function AnswerLine({ answer }: { answer: Answer }) {
  const t = useTranslate();
  const { text, icon } = answerKinds[answer.kind];
  return (
    <li>
      <Link
        to={answer.path}
        data-answer=""
        className="flex min-h-14 items-center gap-4 rounded-lg px-3.5 py-2 outline-offset-[-2px] hover:bg-action-soft"
      >
        <span aria-hidden="true" className="text-muted [&>svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-medium">{answer.title}</span>
          <span className="block truncate text-muted text-sm">{answer.detail}</span>
        </span>
        <Badge>{t(text)}</Badge>
      </Link>
    </li>
  );
}
