import { useQuery } from '@tanstack/react-query';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { ChosenTitles } from './chosen-titles.tsx';

type DeleteDialogProps = {
  open: boolean;
  /** The titles of the items to delete, by id. */
  chosen: ReadonlyMap<number, string>;
  pending: boolean;
  onClose: () => void;
  onDelete: () => void;
  onDeactivate: () => void;
};

/** How many people a deletion concerns; fetched only if there can be any. */
function usePeople(chosen: ReadonlyMap<number, string>, open: boolean) {
  const { collection, claim } = useCollection();
  const { calls, ids, texts: own } = collection;
  const input = { ...claim, [ids.many]: [...chosen.keys()] };
  const { data, isFetching } = useQuery({
    ...callQuery(useClient(), calls.checkDelete, input),
    enabled: open && own.concerned !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return { people: data?.people ?? 0, isCounting: isFetching };
}

/**
 * Asks before deleting. It tells what is deleted, whom that concerns and what can be undone, and offers deactivating as
 * the
 * milder alternative.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, chosen, pending, onClose, onDelete, onDeactivate } = props;
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const { people, isCounting } = usePeople(chosen, open);
  const { concerned } = collection.texts;
  const [only] = chosen.values();
  const n = chosen.size;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onDelete}
      pending={pending || isCounting}
      tone="danger"
      title={n === 1 ? t(texts.deleteQuestion) : t(texts.bulkDeleteQuestion, { n })}
      confirmLabel={t(texts.deleteAnswer)}
      alternative={people > 0 ? { label: t(texts.closeInstead), onPress: onDeactivate } : undefined}
    >
      <div className="grid gap-3">
        {n > 1 && <ChosenTitles chosen={chosen} />}
        <p>
          {n === 1
            ? t(texts.deleteWarning, { title: only ?? '', s: UNDO_S })
            : t(texts.bulkDeleteWarning, { s: UNDO_S })}
        </p>
        {concerned && people > 0 && (
          <Notice tone="warning">
            {t(concerned, { people })} {t(texts.mailsCannotBeUndone)} {t(texts.closeInsteadHint)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
