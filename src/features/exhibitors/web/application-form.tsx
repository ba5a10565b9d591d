import { useId } from 'react';
import {
  applyAsExhibitor,
  COMPANY_NAME_MAX_LENGTH,
  companyCategories,
} from '#features/exhibitors/exhibitor-account.contract.ts';
import { exhibitorAccountTexts } from '#features/exhibitors/exhibitor-account.texts.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '#platform/calls/fields.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

const SUCCESS_MS = 8_000;

const fields = [
  'company_name',
  'company_type',
  'company_email',
  'phone_country',
  'company_phone',
] as const;

/** The application to become an exhibitor. */
export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const toast = useToast();
  const id = useId();
  const form = useCallForm(applyAsExhibitor, {
    describe: (error) =>
      error instanceof CallFailure ? error.message : say(exhibitorAccountTexts.submitFailed),
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: SUCCESS_MS });
      onApplied();
    },
  });
  const wire = (field: (typeof fields)[number]) => ({
    id: `${id}-${field}`,
    name: field,
    required: true,
    error: form.errors[field],
    onChange: () => form.edited(field),
  });
  const problems = fields.flatMap((field) =>
    form.errors[field] ? [{ fieldId: `${id}-${field}`, message: form.errors[field] }] : [],
  );
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 border-line border-t pt-6">
      <h3 className="font-semibold text-lg">{say(exhibitorAccountTexts.formTitle)}</h3>
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      <TextField
        {...wire('company_name')}
        label={say(exhibitorAccountTexts.companyName)}
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX_LENGTH}
      />
      <Select
        {...wire('company_type')}
        label={say(exhibitorAccountTexts.companyType)}
        placeholder={say(exhibitorAccountTexts.chooseType)}
        options={companyCategories.map((value) => ({
          value,
          label: say(exhibitorAccountTexts[value]),
        }))}
      />
      <TextField
        {...wire('company_email')}
        type="email"
        label={say(exhibitorAccountTexts.companyEmail)}
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Select
          {...wire('phone_country')}
          label={say(exhibitorAccountTexts.phoneCountry)}
          options={gulfAndLevant.map(({ code, phoneCode }) => ({
            value: phoneCode,
            label: `${countryName(code, language)} (\u2066+${phoneCode}\u2069)`,
          }))}
        />
        <TextField
          {...wire('company_phone')}
          type="tel"
          label={say(exhibitorAccountTexts.companyPhone)}
          autoComplete="tel-national"
          maxLength={PHONE_MAX_LENGTH}
        />
      </div>
      <div>
        <Button
          type="submit"
          loading={form.sending}
          loadingLabel={say(exhibitorAccountTexts.submitting)}
        >
          {say(exhibitorAccountTexts.submit)}
        </Button>
      </div>
    </form>
  );
}
