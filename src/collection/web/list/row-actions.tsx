import { Pencil, Power, Trash2 } from 'lucide-react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/define-collection.ts';
import { useCollection, useCollectionSay } from '#collection/web/collection-context.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { iconButtonClasses } from '#ui/actions/button-classes.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';

type RowActionsProps = { row: CollectionRow; onToggle: () => void; onDelete: () => void };

export function RowActions({ row, onToggle, onDelete }: RowActionsProps) {
  const say = useCollectionSay();
  const localPath = useLocalPath();
  const { collection, path } = useCollection();
  const title = String(row[collection.title]);
  const editLabel = say(texts.edit, { title });
  return (
    <span className="inline-flex gap-1">
      <IconButton
        size="sm"
        label={say(row.status === 1 ? texts.deactivate : texts.activate, { title })}
        icon={<Power aria-hidden="true" />}
        onClick={onToggle}
      />
      <a
        href={localPath(`${path}/edit/${row.id}`)}
        aria-label={editLabel}
        title={editLabel}
        className={iconButtonClasses({ size: 'sm' })}
      >
        <Pencil aria-hidden="true" />
      </a>
      <IconButton
        size="sm"
        label={say(texts.remove, { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </span>
  );
}
