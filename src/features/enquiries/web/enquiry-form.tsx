import { useId, useState } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { enquiryLimits, sendEnquiryTo } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CountryField } from './country-field.tsx';
import type { Subject } from './enquiring.tsx';
import { ENQUIRY_FILE_ACCEPT, fileProblem } from './enquiry-file.ts';
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

type FieldName = (typeof fields)[number];

type EnquiryFormProps = SendingForm & { subject: Subject };

export function EnquiryForm({ subject, sendKey, onSent, onConfirm }: EnquiryFormProps) {
  const t = useTranslate();
  const id = useId();
  const session = useSession();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [email, setEmail] = useState('');
  const form = useCallForm(sendEnquiryTo, {
    also: {
      key: sendKey,
      about: subject.about,
      id: subject.id,
      ...(file ? { file } : {}),
    },
    onDone({ outcome, message, token }) {
      if (outcome === 'sent') onSent(message, token);
      else onConfirm(email);
    },
  });
  const wire = (field: FieldName) => ({
    id: `${id}-${field}`,
    name: field,
    error: form.errors[field],
  });
  const edited = (field: FieldName) => ({ ...wire(field), onChange: () => form.edited(field) });
  const problems = fields.flatMap((field) =>
    form.errors[field] ? [{ fieldId: `${id}-${field}`, message: form.errors[field] }] : [],
  );

  function choose(chosen: File | null) {
    const found = chosen && fileProblem(chosen);
    setProblem(found ? t(found) : undefined);
    setFile(found ? null : chosen);
    form.edited('file');
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      <Card as="section" padding="lg" labelledBy={`${id}-asking`} className="grid gap-5">
        <h2 id={`${id}-asking`} className="font-semibold text-xl">
          {t(texts.asking)}
        </h2>
        <TextField
          {...edited('subject')}
          required
          label={t(texts.subject)}
          defaultValue={t(texts.subjectSuggested, { title: subject.title }).slice(
            0,
            enquiryLimits.subject,
          )}
          maxLength={enquiryLimits.subject}
        />
        <TextArea
          {...edited('message')}
          required
          label={t(texts.message)}
          help={t(texts.messageHelp)}
          className="min-h-36"
          limit={enquiryLimits.message}
          maxLength={enquiryLimits.message}
        />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField
            {...edited('quantity')}
            optional
            label={t(texts.quantity)}
            placeholder={t(texts.quantityExample)}
            maxLength={enquiryLimits.quantity}
          />
          <CountryField {...edited('country')} label={t(texts.country)} />
          <TextField
            {...edited('city')}
            optional
            label={t(texts.city)}
            autoComplete="address-level2"
            maxLength={enquiryLimits.city}
          />
        </div>
        <FileDropZone
          id={`${id}-file`}
          optional
          label={t(texts.file)}
          help={t(texts.fileHelp)}
          accept={ENQUIRY_FILE_ACCEPT}
          file={file}
          onFileChange={choose}
          error={problem ?? form.errors.file}
        />
      </Card>
      <Card as="section" padding="lg" labelledBy={`${id}-about`} className="grid gap-5">
        <h2 id={`${id}-about`} className="font-semibold text-xl">
          {t(texts.about)}
        </h2>
        {session && <p className="text-soft">{t(texts.signedInAs, { email: session.email })}</p>}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            key={session?.name}
            {...edited('name')}
            required
            label={t(texts.name)}
            defaultValue={session?.name}
            autoComplete="name"
            maxLength={enquiryLimits.name}
          />
          <TextField
            {...edited('phone')}
            optional
            type="tel"
            dir="ltr"
            label={t(texts.phone)}
            autoComplete="tel"
            maxLength={enquiryLimits.phone}
          />
        </div>
        {!session && (
          <TextField
            {...wire('email')}
            required
            type="email"
            dir="ltr"
            label={t(texts.email)}
            help={t(texts.emailHelp)}
            autoComplete="email"
            maxLength={enquiryLimits.email}
            onChange={({ target }) => {
              setEmail(target.value.trim());
              form.edited('email');
            }}
          />
        )}
        <Checkbox name="wants_call" label={t(texts.wantsCall)} help={t(texts.wantsCallHelp)} />
        <Trap />
      </Card>
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
