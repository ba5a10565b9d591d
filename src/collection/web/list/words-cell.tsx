import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { Link } from '#platform/pages/link.tsx';
import { useTitleOf } from './shown-value.ts';
import { wordsByScript } from './words-by-script.ts';

/** A list of words. The first one links to the form, the others stand below it with one line per language. */
export function WordsCell({ row }: { row: CollectionRow }) {
  const { path } = useCollection();
  const list = useTitleOf()(row);
  const scripts = wordsByScript(list, useLanguage());
  const lines = scripts.map(({ language, words }, place) =>
    withCommas(words.slice(place === 0 ? 1 : 0), language),
  );
  return (
    <span title={list} className="grid min-w-0 gap-0.5">
      <Link
        to={`${path}/edit/${row.id}`}
        className="justify-self-start break-words underline-offset-4 hover:text-action hover:underline"
      >
        <bdi>{scripts[0]?.words[0]}</bdi>
      </Link>
      {lines.filter(Boolean).map((line) => (
        <bdi key={line} className="line-clamp-1 side-of-page font-normal text-muted text-sm">
          {line}
        </bdi>
      ))}
    </span>
  );
}
