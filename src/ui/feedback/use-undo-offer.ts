import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { useToast } from './toast-context.ts';
import { undoTexts } from './undo.texts.ts';

/** Offers to undo the last action for as long as that is possible. */
export function useUndoOffer(): (message: string, onUndo: () => void) => void {
  const t = useTranslate();
  const toaster = useToast();
  return (message, onUndo) => {
    toaster.show({
      message,
      tone: 'info',
      timeoutMs: UNDO_S * 1000,
      unstoppable: true,
      action: { label: t(undoTexts.undo), onPress: onUndo },
    });
  };
}
