import { useId, useState } from 'react';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';

type RenameSearchProps = { name: string; onRename: (name: string) => Promise<void> };

/** Renames a saved search; the name is in the subject of its mails. */
export function RenameSearch({ name, onRename }: RenameSearchProps) {
  const t = useTranslate();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);

  async function rename(form: HTMLFormElement) {
    const next = String(new FormData(form).get('name') ?? '').trim();
    setMissing(next === '');
    if (next === '') return;
    await onRename(next);
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.renameOf, { name })}
        onClick={() => setOpen(true)}
      >
        {t(texts.rename)}
      </Button>
      {open && (
        <FormDialog
          open
          onClose={() => setOpen(false)}
          size="sm"
          title={t(texts.rename)}
          action={
            <Button type="submit" form={formId}>
              {t(texts.rename)}
            </Button>
          }
        >
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void rename(event.currentTarget);
            }}
          >
            <TextField
              name="name"
              label={t(texts.name)}
              defaultValue={name}
              required
              maxLength={100}
              autoComplete="off"
              error={missing ? t(texts.nameMissing) : undefined}
              onChange={() => setMissing(false)}
            />
          </form>
        </FormDialog>
      )}
    </>
  );
}
