import { Users } from 'lucide-react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow, RowLink } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Link } from '#platform/pages/link.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useTitleOf } from './shown-value.ts';

/** How many people an item has and how many of them are new, as a link to them. */
export function PeopleCell({ link, row }: { link: RowLink; row: CollectionRow }) {
  const t = useCollectionTranslate();
  const { path } = useCollection();
  const title = useTitleOf()(row);
  const people = Number(row.people ?? 0);
  const fresh = Number(row.new_people ?? 0);
  return (
    <Link
      to={`${path}/${link.path}/${row.id}`}
      className="inline-flex min-h-8 items-center gap-2 whitespace-nowrap tabular-nums text-action underline-offset-4 hover:underline pointer-coarse:min-h-10 pointer-coarse:min-w-10"
    >
      <span className="sr-only">{t(link.label, { title })}: </span>
      <Users aria-hidden="true" className="size-4 shrink-0 text-muted" />
      {t(texts.people, { n: people })}
      {fresh > 0 && <Badge tone="sand">{t(texts.newPeople, { n: fresh })}</Badge>}
    </Link>
  );
}
