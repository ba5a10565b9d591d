import type { search as searchCall } from '#features/search/search.contract.ts';
import { searchPageTexts as texts } from '#features/search/search-page.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { keyOf } from './answer-line.tsx';
import { kindWords } from './kind-words.ts';

const NAMED = 3;

/**
 * A short statement made only of what was found: how many records of the best answer's kind there are, and the first of
 * them.
 */
export function SearchStatement({ found }: { found: CallAnswer<typeof searchCall> }) {
  const t = useTranslate();
  const [best] = found.results;
  const count = found.kinds.find(({ kind }) => kind === best?.kind)?.count;
  if (!best || !count) return null;
  const named = found.results.filter(({ kind }) => kind === best.kind).slice(0, NAMED);
  return (
    <p className="measure text-lg">
      {found.more && t(texts.moreThan)}
      {t(kindWords[best.kind].counted, { count })}
      {': '}
      {named.map((answer, position) => (
        <span key={keyOf(answer)}>
          {position > 0 && t(texts.comma)}
          <Link to={answer.path} className="font-medium text-action underline underline-offset-4">
            {answer.title}
          </Link>
        </span>
      ))}
      {count > named.length ? t(texts.andMore) : '.'}
    </p>
  );
}
