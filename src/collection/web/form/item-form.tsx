import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { Link } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormBar } from '#ui/forms/form-bar.tsx';
import { FormContents } from '#ui/forms/form-contents.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { useFormShortcuts } from '#ui/forms/use-form-shortcuts.ts';
import { Card } from '#ui/layout/card.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';
import { FormFields } from './form-fields.tsx';
import type { FormValues } from './form-values.ts';
import { useItemForm } from './use-item-form.ts';
import { useReturn } from './use-return.ts';

type ItemFormProps = {
  row?: CollectionRow;
  /** Stands for the stored item as it was loaded. */
  seen?: string;
  /** What a new item begins with. */
  start?: FormValues;
  onFailure?: (failure: CallFailure) => string | undefined;
};

/** Adding and changing an item, in parts; errors at the field and in a summary. */
export function ItemForm({ row, seen, start, onFailure }: ItemFormProps) {
  const t = useCollectionTranslate();
  const navigate = useNavigate();
  const { path } = useCollection();
  const [saved, setSaved] = useState<{ message: string; item: CollectionRow }>();
  const returnSoon = useReturn();
  const id = useId();
  const form = useItemForm({
    row,
    seen,
    start,
    onFailure,
    onSaved(message, item) {
      setSaved({ message, item });
      returnSoon();
    },
  });
  const isUnsaved = form.isChanged && saved === undefined;
  const cancel = () => void navigate(path);
  useFormShortcuts({ save: () => void form.save(), cancel });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.save();
  }

  const problems = Object.entries(form.errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    message,
  }));
  return (
    <Card padding="lg" className="max-w-4xl">
      <form
        noValidate
        onSubmit={submit}
        onBlur={({ target }) => form.check(target.name)}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <FormContents />
        {saved && <SavedNotice {...saved} />}
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <FormErrorSummary problems={problems} />
        <FormFields id={id} form={form} row={row} />
        <FormBar>
          <Button
            type="submit"
            loading={form.sending}
            loadingLabel={t(row ? texts.updating : texts.creating)}
            disabled={saved !== undefined}
          >
            {t(row ? texts.update : texts.create)}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t(texts.cancel)}
          </Button>
          {isUnsaved && <UnsavedBadge />}
          <FormShortcuts />
        </FormBar>
      </form>
      <LeaveQuestion isChanged={isUnsaved} />
    </Card>
  );
}

/** Reports success and links to the public page. */
function SavedNotice({ message, item }: { message: string; item: CollectionRow }) {
  const t = useCollectionTranslate();
  const { publicPath } = useCollection().collection;
  return (
    <Notice tone="success">
      {message}
      {publicPath && Number(item.status) === 1 && (
        <Link to={publicPath(item)} className="ms-3 font-medium underline underline-offset-4">
          {t(texts.viewSaved)}
        </Link>
      )}
    </Notice>
  );
}

function FormShortcuts() {
  const t = useCollectionTranslate();
  return (
    <div className="ms-auto">
      <Shortcuts
        shortcuts={[
          { keys: ['Ctrl', 'S'], does: t(texts.saveKey) },
          { keys: ['Esc'], does: t(texts.cancelKey) },
        ]}
      />
    </div>
  );
}
