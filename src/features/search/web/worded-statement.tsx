import { useQuery } from '@tanstack/react-query';
import { wordStatement } from '#features/search/wording.contract.ts';
import { Link } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';

/**
 * The answers in a model's sentences, each with a link to its record. They arrive later than the answers, or not at
 * all.
 */
export function WordedStatement({ q }: { q: string }) {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['search-statement', q],
    queryFn: () => client(wordStatement, { q }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data || data.sentences.length === 0) return null;
  return (
    <p className="measure">
      {data.sentences.map(({ text, path }) => (
        <span key={text}>
          <Link
            to={path}
            className="underline decoration-line underline-offset-4 hover:text-action"
          >
            {text}
          </Link>{' '}
        </span>
      ))}
    </p>
  );
}
