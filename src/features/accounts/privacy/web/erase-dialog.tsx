import { type ReactNode, useId } from 'react';
import { eraseAccount } from '#features/accounts/privacy/privacy.contract.ts';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type EraseDialogProps = {
  /** What else goes with the account. */
  warning?: ReactNode;
  onClose: () => void;
  onErased: (message: string) => void;
};

/** Says what will be gone, and has the address typed before it is. */
export function EraseDialog({ warning, onClose, onErased }: EraseDialogProps) {
  const say = useSay();
  const formId = useId();
  const email = useSession()?.email ?? '';
  const form = useCallForm(eraseAccount, { onDone: ({ message }) => onErased(message) });
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutsidePress={false}
      size="sm"
      title={say(settingsTexts.eraseQuestion)}
      description={say(settingsTexts.eraseLead)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say(uiTexts.cancel)}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={form.sending}>
            {say(settingsTexts.eraseTitle)}
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
          label={say(settingsTexts.eraseEmail)}
          help={say(settingsTexts.eraseConfirm, { email })}
          autoComplete="off"
          required
          error={form.errors.email}
          onChange={() => form.edited('email')}
        />
      </form>
    </Dialog>
  );
}
