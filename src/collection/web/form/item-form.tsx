import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/define-collection.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import type { CallFailure } from '#platform/calls/client.ts';
import type { StoredValue } from '#platform/fields/declared-field.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FieldControl } from '#ui/forms/declared-control.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { useFormShortcuts } from '#ui/forms/use-form-shortcuts.ts';
import { Card } from '#ui/layout/card.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';
import type { FormValues } from './form-values.ts';
import { useItemForm } from './use-item-form.ts';
import { useReturn } from './use-return.ts';

type ItemFormProps = {
  row?: CollectionRow;
  /** What a new item begins with. */
  start?: FormValues;
  onFailure?: (failure: CallFailure) => string | undefined;
};

const storedName = (stored: StoredValue | undefined) =>
  typeof stored === 'string' ? stored : null;

/** Adding and changing an item: one column, errors at the field and in a summary. */
export function ItemForm({ row, start, onFailure }: ItemFormProps) {
  const t = useCollectionTranslate();
  const navigate = useNavigate();
  const { collection, path } = useCollection();
  const [saved, setSaved] = useState<string>();
  const returnSoon = useReturn();
  const id = useId();
  const form = useItemForm({
    row,
    start,
    onFailure,
    onSaved(message) {
      setSaved(message);
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

  function controlsOf(extra: boolean) {
    return Object.entries(collection.fields)
      .filter(([, field]) => Boolean(field.extra) === extra)
      .map(([name, field]) => (
        <FieldControl
          key={name}
          id={`${id}-${name}`}
          name={name}
          field={field}
          value={form.values[name] ?? null}
          error={form.errors[name]}
          stored={field.kind === 'file' ? storedName(row?.[name]) : undefined}
          onChange={(value) => form.change(name, value)}
        />
      ));
  }

  const problems = Object.entries(form.errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    message,
  }));
  const extras = controlsOf(true);
  return (
    <Card padding="lg" className="max-w-3xl">
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {saved && <Notice tone="success">{saved}</Notice>}
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <FormErrorSummary problems={problems} />
        {controlsOf(false)}
        {extras.length > 0 && (
          <details
            open={Object.keys(form.errors).some((name) => collection.fields[name]?.extra)}
            className="rounded-lg border border-line px-4 py-3"
          >
            <summary className="cursor-pointer py-1 font-medium">{t(texts.more)}</summary>
            <div className="grid gap-6 pt-4 pb-2">{extras}</div>
          </details>
        )}
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-6">
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
          <div className="ms-auto">
            <Shortcuts
              shortcuts={[
                { keys: ['Ctrl', 'S'], does: t(texts.saveKey) },
                { keys: ['Esc'], does: t(texts.cancelKey) },
              ]}
            />
          </div>
        </div>
      </form>
      <LeaveQuestion isChanged={isUnsaved} />
    </Card>
  );
}
