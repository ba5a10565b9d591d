import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useTitleOf } from './shown-value.ts';
import type { useListActions } from './use-list-actions.ts';

type OneDeletionProps = {
  /** The row to delete; null while the dialog is closed. */
  row: CollectionRow | null;
  actions: ReturnType<typeof useListActions>;
  onClose: () => void;
};

/** Asks before deleting a row, and offers to deactivate it instead. */
export function OneDeletion({ row, actions, onClose }: OneDeletionProps) {
  const titleOf = useTitleOf();

  async function act(work: (id: number) => Promise<void>) {
    if (!row) return;
    await work(row.id);
    onClose();
  }

  return (
    <DeleteDialog
      open={row !== null}
      chosen={new Map(row ? [[row.id, titleOf(row)]] : [])}
      pending={actions.pending}
      onClose={onClose}
      onDelete={() => void act(actions.remove)}
      onDeactivate={() => void act((id) => actions.bulk('deactivate', [id]))}
    />
  );
}
