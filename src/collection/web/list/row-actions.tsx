import { ArrowDown, ArrowUp, ExternalLink, Pencil, Power, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Link } from '#platform/pages/link.tsx';
import { iconButtonClasses } from '#ui/actions/button-classes.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useTitleOf } from './shown-value.ts';

type RowActionsProps = {
  row: CollectionRow;
  onToggle: () => void;
  onDelete: () => void;
  /** Moves the row by a number of places; negative numbers move it up. */
  onMove?: (step: number) => void;
};

export function RowActions({ row, onToggle, onDelete, onMove }: RowActionsProps) {
  const t = useCollectionTranslate();
  const { collection, path } = useCollection();
  const title = useTitleOf()(row);
  return (
    <span className="-me-1.5 inline-flex">
      {onMove && (
        <>
          <IconButton
            size="sm"
            label={t(texts.moveUp, { title })}
            icon={<ArrowUp aria-hidden="true" />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            label={t(texts.moveDown, { title })}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {collection.publicPath && row.status === 1 && (
        <IconLink
          to={collection.publicPath(row)}
          label={t(texts.viewOnSite, { title })}
          icon={<ExternalLink aria-hidden="true" className="rtl:-scale-x-100" />}
        />
      )}
      <IconButton
        size="sm"
        label={t(row.status === 1 ? texts.deactivate : texts.activate, { title })}
        icon={<Power aria-hidden="true" />}
        onClick={onToggle}
      />
      <IconLink
        to={`${path}/edit/${row.id}`}
        label={t(texts.edit, { title })}
        icon={<Pencil aria-hidden="true" />}
      />
      <IconButton
        size="sm"
        label={t(texts.remove, { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onDelete}
      />
    </span>
  );
}

function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Link to={to} aria-label={label} title={label} className={iconButtonClasses({ size: 'sm' })}>
      {icon}
    </Link>
  );
}
