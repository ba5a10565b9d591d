import { useQueryClient } from '@tanstack/react-query';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { callsOf } from './import-calls.ts';
import type { ImportResult } from './import-result.ts';

const MESSAGE_MS = 4000;
/** Long enough to look at the list first. */
const UNDO_MS = 15_000;

type UndoOptions = { onUndone: () => void; onFailure: (failure: unknown) => void };

/** Taking an import back. */
export function useUndo({ onUndone, onFailure }: UndoOptions) {
  const { collection, claim } = useCollection();
  const t = useCollectionTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();

  async function undo(importId: number) {
    try {
      const input = { ...claim, import_id: importId };
      const { message } = await client(callsOf(collection).calls.undo, input);
      toaster.show({ message, timeoutMs: MESSAGE_MS });
      onUndone();
      await queries.invalidateQueries();
    } catch (failure) {
      onFailure(failure);
    }
  }

  /** Where the screen is left at once, the notice goes along to the list. */
  function offerUndo({ message, importId, bad, didSomething }: ImportResult) {
    if (importId === null || bad > 0 || !didSomething) return;
    const action = { label: t(texts.undo), onPress: () => void undo(importId) };
    toaster.show({ message, timeoutMs: UNDO_MS, action });
  }

  return { undo, offerUndo };
}
