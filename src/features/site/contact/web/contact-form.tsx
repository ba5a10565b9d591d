import { useState } from 'react';
import { contactSubjects, sendMessage } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import { LazyLeaveQuestion } from '#ui/leaving/lazy-leave-question.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { MessageFields } from './message-fields.tsx';

export function ContactForm() {
  const t = useTranslate();
  /** The number of messages sent; it is the form's key, so that the form is reset after each. */
  const [sent, setSent] = useState(0);
  const [thanks, setThanks] = useState('');
  const typed = useTyped();
  const form = useCallForm(sendMessage, {
    onDone: ({ message }) => {
      typed.markSaved();
      setThanks(message);
      setSent(sent + 1);
    },
  });
  return (
    <>
      <form key={sent} noValidate onSubmit={form.submit} {...typed.trackingProps}>
        <MessageFields form={form}>
          {({ id, error }) => (
            <Select
              id={id}
              name="subject"
              label={t(contactTexts.subject)}
              required
              error={error}
              onChange={() => form.edited('subject')}
              placeholder={t(contactTexts.chooseSubject)}
              options={contactSubjects.map((value) => ({ value, label: t(contactTexts[value]) }))}
            />
          )}
        </MessageFields>
        <Button
          type="submit"
          className="mt-6"
          loading={form.sending}
          loadingLabel={t(contactTexts.sending)}
        >
          {t(contactTexts.send)}
        </Button>
      </form>
      {typed.isTyped && <LazyLeaveQuestion isChanged checkNow={typed.checkNow} />}
      <AlertDialog open={thanks !== ''} onClose={() => setThanks('')} title={thanks} />
    </>
  );
}
