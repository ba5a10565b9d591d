import { useId, useState } from 'react';
import { sendEnquiryTo } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { AskedFields } from './asked-fields.tsx';
import type { Subject } from './asked-subject.ts';
import { EnquiryFileField } from './enquiry-file-field.tsx';
import { FormCard } from './form-card.tsx';
import { SenderFields } from './sender-fields.tsx';
import type { SendingForm } from './sending-steps.tsx';
import { Trap } from './trap.tsx';

const fields = [
  'subject',
  'message',
  'quantity',
  'country',
  'city',
  'file',
  'name',
  'email',
  'phone',
] as const;

type EnquiryFormProps = SendingForm & { subject: Subject };

/** The form of an enquiry to one company. */
export function EnquiryForm({ subject, sendKey, onAnswer, onFailure }: EnquiryFormProps) {
  const t = useTranslate();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [email, setEmail] = useState('');
  const { about, id: asked } = subject;
  const form = useCallForm(sendEnquiryTo, {
    also: { key: sendKey, about, id: asked, ...(file ? { file } : {}) },
    onDone: (answer) => onAnswer(answer, email),
    onFailure,
  });
  const { wire, problems } = formFields(id, fields, form);

  function choose(chosen: File | null) {
    setFile(chosen);
    form.edited('file');
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      <FormCard id={`${id}-asking`} title={t(texts.asking)}>
        <AskedFields wire={wire} title={subject.title} />
        <EnquiryFileField id={`${id}-file`} file={file} onFile={choose} error={form.errors.file} />
      </FormCard>
      <FormCard id={`${id}-about`} title={t(texts.about)}>
        <SenderFields wire={wire} emailHelp={texts.emailHelp} onEmail={setEmail} />
        <Checkbox name="wants_call" label={t(texts.wantsCall)} help={t(texts.wantsCallHelp)} />
        <Trap />
      </FormCard>
      <Button
        type="submit"
        className="sm:justify-self-start"
        loading={form.sending}
        loadingLabel={t(texts.sending)}
      >
        {t(texts.send)}
      </Button>
    </form>
  );
}
