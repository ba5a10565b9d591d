import { type ReactNode, useId } from 'react';
import { eraseAccount } from '#features/accounts/privacy/privacy.contract.ts';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { overlaysTexts } from '#ui/overlays/overlays.texts.ts';

type EraseDialogProps = {
  /** What else is deleted with the account. */
  warning?: ReactNode;
  onClose: () => void;
  onErased: (message: string) => void;
};

/** Says what will be deleted, and requires typing the account's address first. */
export function EraseDialog({ warning, onClose, onErased }: EraseDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const email = useSession()?.email ?? '';
  const form = useCallForm(eraseAccount, { onDone: ({ message }) => onErased(message) });
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title={t(settingsTexts.eraseQuestion)}
      description={t(settingsTexts.eraseLead)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(overlaysTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={form.sending}>
            {t(settingsTexts.eraseTitle)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
        {warning}
        {form.failure && !form.errors.email && <Notice tone="danger">{form.failure}</Notice>}
        <TextField
          name="email"
          type="email"
          label={t(settingsTexts.eraseEmail)}
          help={t(settingsTexts.eraseConfirm, { email })}
          autoComplete="off"
          required
          error={form.errors.email}
          onChange={() => form.edited('email')}
        />
      </form>
    </Dialog>
  );
}
