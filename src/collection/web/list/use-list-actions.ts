import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { useUndoOffer } from '#ui/feedback/use-undo-offer.ts';

export const bulkActions = ['activate', 'deactivate', 'delete'] as const;

export type BulkAction = (typeof bulkActions)[number];

type Done = { readonly message: string; readonly deletion_id?: number | null };

type ListChanges = {
  reload: () => Promise<unknown>;
  /** Called after rows were changed or deleted. */
  onChanged: () => void;
};

const MESSAGE_MS = 3000;
const BULK_MESSAGE_MS = 4000;

/** The actions on rows; the list is reloaded after each, whether it succeeded or not. */
export function useListActions({ reload, onChanged }: ListChanges) {
  const { collection, claim } = useCollection();
  const { calls, ids } = collection;
  const t = useCollectionTranslate();
  const client = useClient();
  const toaster = useToast();
  const offerUndo = useUndoOffer();
  const [pending, setPending] = useState(false);
  const owner = { ...claim };

  async function act(work: () => Promise<Done>, failed: Text, timeoutMs: number): Promise<void> {
    setPending(true);
    try {
      const { message, deletion_id: deletion } = await work();
      toaster.show({ message, timeoutMs });
      if (deletion) offerUndo(t(texts.undoOffer, { s: UNDO_S }), () => void undo(deletion));
    } catch (failure) {
      const message = failureMessage(failure, t(failed));
      toaster.show({ message, tone: 'danger', timeoutMs: null });
    } finally {
      await reload();
      setPending(false);
    }
  }

  function change(work: () => Promise<Done>, failed: Text, timeoutMs: number) {
    const changing = async () => {
      const done = await work();
      onChanged();
      return done;
    };
    return act(changing, failed, timeoutMs);
  }

  function undo(deletion_id: number) {
    const work = () => client(calls.undoDelete, { ...owner, deletion_id });
    return act(work, texts.undoFailed, MESSAGE_MS);
  }

  function toggleStatus(row: CollectionRow) {
    const input = { ...owner, [ids.acted]: row.id, status: row.status === 1 ? 0 : 1 };
    return change(() => client(calls.updateStatus, input), texts.statusFailed, MESSAGE_MS);
  }

  function remove(id: number) {
    const input = { ...owner, [ids.acted]: id };
    return change(() => client(calls.remove, input), texts.deleteFailed, MESSAGE_MS);
  }

  function bulk(action: BulkAction, chosen: readonly number[]) {
    const input = { ...owner, [ids.many]: chosen };
    const status = action === 'activate' ? 1 : 0;
    const work = () =>
      action === 'delete'
        ? client(calls.bulkDelete, input)
        : client(calls.bulkUpdateStatus, { ...input, status });
    return change(work, texts.bulkFailed, BULK_MESSAGE_MS);
  }

  /** Moves one of the visible rows to the place of another. */
  async function reorder(shown: readonly number[], from: number, to: number) {
    const call = calls.reorder;
    const moved = shown[from];
    if (!call || moved === undefined || to < 0 || to >= shown.length || from === to) return;
    const others = shown.filter((_, index) => index !== from);
    const order = [...others.slice(0, to), moved, ...others.slice(to)];
    // Rows outside the two places keep their positions.
    const input = { [ids.many]: order.slice(Math.min(from, to), Math.max(from, to) + 1) };
    await act(() => client(call, { ...owner, ...input }), texts.reorderFailed, MESSAGE_MS);
  }

  return { toggleStatus, remove, bulk, reorder, pending };
}
