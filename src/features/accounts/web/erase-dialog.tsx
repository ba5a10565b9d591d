import { useId } from 'react';
import { eraseAccount } from '#features/accounts/privacy.contract.ts';
import { settingsTexts } from '#features/accounts/settings.texts.ts';
import { getExhibitorStatus } from '#features/exhibitors/exhibitors.contract.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { useSession } from './session.ts';

type EraseDialogProps = { onClose: () => void; onErased: (message: string) => void };

/** Says what will be gone, and has the address typed before it is. */
export function EraseDialog({ onClose, onErased }: EraseDialogProps) {
  const say = useSay();
  const formId = useId();
  const email = useSession()?.email ?? '';
  const company = useCall(getExhibitorStatus, {}).data?.company_name;
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
        {company && (
          <Notice tone="warning" announced={false}>
            {say(settingsTexts.eraseCompany, { company })}
          </Notice>
        )}
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
