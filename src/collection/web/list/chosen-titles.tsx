import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';

const MOST_NAMED = 5;

/** The titles of the first selected items, and how many more there are. */
export function ChosenTitles({ chosen }: { chosen: ReadonlyMap<number, string> }) {
  const t = useCollectionTranslate();
  const named = [...chosen].slice(0, MOST_NAMED);
  const others = chosen.size - named.length;
  return (
    <ul className="grid gap-1">
      {named.map(([id, title]) => (
        <li key={id}>
          <TruncatedUserText>{title}</TruncatedUserText>
        </li>
      ))}
      {others > 0 && <li className="text-muted">{t(texts.bulkMore, { n: others })}</li>}
    </ul>
  );
}
