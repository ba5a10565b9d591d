import { useId } from 'react';
import {
  PASSKEY_NAME_LENGTH,
  type Passkey,
  renamePasskey,
} from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void; onRenamed: () => void };

export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const t = useTranslate();
  const formId = useId();
  const form = useCallForm(renamePasskey, { also: { id: passkey.id }, onDone: onRenamed });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t(texts.renameTitle)}
      action={
        <Button type="submit" form={formId} loading={form.sending}>
          {t(texts.save)}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        {form.failure && !form.errors.name && <Notice tone="danger">{form.failure}</Notice>}
        <TextField
          name="name"
          label={t(texts.name)}
          defaultValue={passkey.name}
          required
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          error={form.errors.name}
          onChange={() => form.edited('name')}
        />
      </form>
    </FormDialog>
  );
}
