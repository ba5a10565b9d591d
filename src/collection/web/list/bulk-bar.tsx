import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { MOST_AT_ONCE } from '#collection/contract/list-limits.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { ChosenBar } from '#ui/layout/chosen-bar.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { ChosenTitles } from './chosen-titles.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type BulkAction, bulkActions } from './use-list-actions.ts';

const MESSAGE_MS = 3000;

const actionTexts: Readonly<Record<BulkAction, Text>> = {
  activate: texts.bulkActivate,
  deactivate: texts.bulkDeactivate,
  delete: texts.bulkDelete,
};

const questionTexts: Readonly<Record<Exclude<BulkAction, 'delete'>, Text>> = {
  activate: texts.bulkActivateQuestion,
  deactivate: texts.bulkDeactivateQuestion,
};

type BulkBarProps = {
  /** The titles of selected rows by id. */
  chosen: ReadonlyMap<number, string>;
  /** How many rows could be selected. */
  count: number;
  onChooseAll: () => Promise<void>;
  choosing: boolean;
  pending: boolean;
  onExecute: (action: BulkAction) => Promise<void>;
  onClear: () => void;
};

/** Actions on the selected rows. */
export function BulkBar(props: BulkBarProps) {
  const { chosen, count, onChooseAll, choosing, pending, onExecute, onClear } = props;
  const t = useCollectionTranslate();
  const toaster = useToast();
  const [action, setAction] = useState<BulkAction | ''>('');
  const [asking, setAsking] = useState(false);
  const n = chosen.size;
  const most = Math.min(count, MOST_AT_ONCE);

  function ask() {
    if (action && n > 0) return setAsking(true);
    toaster.show({ message: t(texts.bulkNothing), tone: 'danger', timeoutMs: MESSAGE_MS });
  }

  async function execute(wanted: BulkAction) {
    await onExecute(wanted);
    setAsking(false);
    setAction('');
  }

  return (
    <ChosenBar chosen={t(texts.selected, { n })} clear={t(texts.clearSelection)} onClear={onClear}>
      {n < most && (
        <Button size="sm" variant="quiet" loading={choosing} onClick={() => void onChooseAll()}>
          {t(texts.selectAll, { n: most })}
        </Button>
      )}
      <Select
        hideLabel
        controlSize="sm"
        label={t(texts.bulkAction)}
        placeholder={t(texts.chooseAction)}
        value={action}
        onChange={({ target }) =>
          setAction(bulkActions.find((each) => each === target.value) ?? '')
        }
        options={bulkActions.map((value) => ({ value, label: t(actionTexts[value]) }))}
      />
      <Button size="sm" onClick={ask}>
        {t(texts.execute)}
      </Button>
      {action && (
        <Question
          action={action}
          open={asking}
          {...{ chosen, pending }}
          onClose={() => setAsking(false)}
          onExecute={(wanted) => void execute(wanted)}
        />
      )}
    </ChosenBar>
  );
}

type QuestionProps = Pick<BulkBarProps, 'chosen' | 'pending'> & {
  action: BulkAction;
  open: boolean;
  onClose: () => void;
  onExecute: (action: BulkAction) => void;
};

/** Asks for confirmation; instead of deleting, the rows can be deactivated. */
function Question({ action, open, chosen, pending, onClose, onExecute }: QuestionProps) {
  const t = useCollectionTranslate();
  if (action === 'delete') {
    return (
      <DeleteDialog
        {...{ open, chosen, pending, onClose }}
        onDelete={() => onExecute('delete')}
        onDeactivate={() => onExecute('deactivate')}
      />
    );
  }
  return (
    <ConfirmDialog
      {...{ open, pending, onClose }}
      onConfirm={() => onExecute(action)}
      title={t(questionTexts[action], { n: chosen.size })}
      confirmLabel={t(actionTexts[action])}
    >
      <ChosenTitles chosen={chosen} />
    </ConfirmDialog>
  );
}
