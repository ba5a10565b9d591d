import { useId, useState } from 'react';
import { type enquiryKinds, sendEnquiry } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { MessageFields } from './message-fields.tsx';

export type Enquiry = {
  readonly kind: (typeof enquiryKinds)[number];
  readonly topic: string;
  readonly title: string;
  readonly description: string;
};

export type EnquiryProps = {
  /** What the enquiry is about; undefined while the dialog is closed. */
  enquiry: Enquiry | undefined;
  onClose: () => void;
};

/** The form of an enquiry to the operator, with its success message. */
export function EnquiryForm({ enquiry, onClose }: EnquiryProps) {
  const [thanks, setThanks] = useState('');
  return (
    <>
      {enquiry && (
        <OpenForm
          enquiry={enquiry}
          onClose={onClose}
          onSent={(message) => {
            onClose();
            setThanks(message);
          }}
        />
      )}
      <AlertDialog open={thanks !== ''} onClose={() => setThanks('')} title={thanks} />
    </>
  );
}

type OpenFormProps = {
  enquiry: Enquiry;
  onClose: () => void;
  onSent: (message: string) => void;
};

function OpenForm({ enquiry, onClose, onSent }: OpenFormProps) {
  const t = useTranslate();
  const formId = useId();
  const { kind, topic } = enquiry;
  const form = useCallForm(sendEnquiry, {
    also: { kind, topic },
    onDone: ({ message }) => onSent(message),
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      closeOnOutsidePress={false}
      title={enquiry.title}
      description={enquiry.description}
      action={
        <Button
          type="submit"
          form={formId}
          loading={form.sending}
          loadingLabel={t(contactTexts.sending)}
        >
          {t(contactTexts.send)}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit}>
        <MessageFields form={form} />
      </form>
    </FormDialog>
  );
}
