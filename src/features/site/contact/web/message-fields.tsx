import { type ReactNode, useId } from 'react';
import { contactLimits } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formFields } from '#platform/pages/form-fields.ts';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

type MessageFieldsProps = {
  form: {
    errors: Readonly<Record<string, string>>;
    failure: string | undefined;
    edited: (field: string) => void;
  };
  /** Rendered between contact details and message. */
  children?: (wiring: { id: string; error: string | undefined }) => ReactNode;
};

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const;

/** The fields that messages and enquiries have in common. */
export function MessageFields({ form, children }: MessageFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const { wire, problems } = formFields(id, fields, form);
  return (
    <div className="grid gap-5">
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && (
        <p role="alert" className="rounded-lg bg-danger-soft p-4 text-danger">
          {form.failure}
        </p>
      )}
      <TextField
        {...wire('name')}
        label={t(contactTexts.name)}
        required
        autoComplete="name"
        maxLength={contactLimits.name}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...wire('email')}
          type="email"
          label={t(contactTexts.email)}
          required
          autoComplete="email"
          maxLength={contactLimits.email}
        />
        <TextField
          {...wire('phone')}
          type="tel"
          label={t(contactTexts.phone)}
          optional
          autoComplete="tel"
          maxLength={contactLimits.phone}
        />
      </div>
      {children?.({ id: `${id}-subject`, error: form.errors.subject })}
      <TextArea
        {...wire('message')}
        label={t(contactTexts.message)}
        required
        className="min-h-36"
        limit={contactLimits.message}
        maxLength={contactLimits.message}
      />
      <Trap />
    </div>
  );
}

/** A honeypot: people can neither see, focus nor hear this field; only bots fill it in. */
function Trap() {
  const t = useTranslate();
  return (
    <div hidden>
      <label>
        {t(contactTexts.leaveEmpty)}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
