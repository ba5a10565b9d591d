import { useQueryClient } from '@tanstack/react-query';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { requireImportCalls } from './import-calls.ts';
import type { ImportResult } from './import-result.ts';

const MESSAGE_MS = 4000;
/** Long enough to look at the list first. */
const UNDO_MS = 15_000;

export function useUndo(onUndone: () => void) {
  const { collection, claim } = useCollection();
  const t = useCollectionTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();

  const actionFor = (importId: number) => ({
    label: t(texts.undo),
    onPress: () => void undo(importId),
  });

  async function undo(importId: number) {
    try {
      const input = { ...claim, import_id: importId };
      const { message } = await client(requireImportCalls(collection).calls.undo, input);
      toaster.show({ message, timeoutMs: MESSAGE_MS });
      onUndone();
      await queries.invalidateQueries();
    } catch (failure) {
      // Shown as a toast, because by now the list may have replaced the result of the import.
      const message = failureMessage(failure, t(texts.undoFailed));
      toaster.show({ message, tone: 'danger', timeoutMs: UNDO_MS, action: actionFor(importId) });
    }
  }

  /** Offers to undo the import in a toast, which stays visible when the list is shown. */
  function offerUndo({ message, importId, bad, didSomething }: ImportResult) {
    if (importId === null || bad > 0 || !didSomething) return;
    toaster.show({ message, timeoutMs: UNDO_MS, action: actionFor(importId) });
  }

  return { undo, offerUndo };
}
