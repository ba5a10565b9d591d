import { useId } from 'react';
import { useUserClaim } from '#features/accounts/web/public.ts';
import { companyCategories } from '#features/companies/category-names.ts';
import {
  applyAsExhibitor,
  COMPANY_NAME_MAX_LENGTH,
} from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH } from '#platform/calls/fields.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';

const SUCCESS_MS = 8_000;

const fields = [
  'company_name',
  'company_type',
  'company_email',
  'phone_country',
  'company_phone',
] as const;

export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const toast = useToast();
  const id = useId();
  const { isTyped, trackingProps, markSaved } = useTyped();
  const form = useCallForm(applyAsExhibitor, {
    also: useUserClaim(),
    describe: (error) => failureMessage(error, t(exhibitorsTexts.submitFailed)),
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: SUCCESS_MS });
      markSaved();
      onApplied();
    },
  });
  const { wire, problems } = formFields(id, fields, form);
  const required = (field: (typeof fields)[number]) => ({ ...wire(field), required: true });
  return (
    <form
      noValidate
      onSubmit={form.submit}
      {...trackingProps}
      className="grid gap-5 border-line border-t pt-6"
    >
      <h3 className="font-semibold text-lg">{t(exhibitorsTexts.formTitle)}</h3>
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      <TextField
        {...required('company_name')}
        label={t(exhibitorsTexts.companyName)}
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX_LENGTH}
      />
      <Select
        {...required('company_type')}
        label={t(exhibitorsTexts.companyType)}
        placeholder={t(exhibitorsTexts.chooseType)}
        options={companyCategories.map((value) => ({ value, label: t(exhibitorsTexts[value]) }))}
      />
      <TextField
        {...required('company_email')}
        type="email"
        label={t(exhibitorsTexts.companyEmail)}
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Select
          {...required('phone_country')}
          label={t(exhibitorsTexts.phoneCountry)}
          options={gulfAndLevant.map(({ code, phoneCode }) => ({
            value: phoneCode,
            label: `${countryName(code, language)} (\u2066+${phoneCode}\u2069)`,
          }))}
        />
        <TextField
          {...required('company_phone')}
          type="tel"
          label={t(exhibitorsTexts.companyPhone)}
          autoComplete="tel-national"
          maxLength={PHONE_MAX_LENGTH}
        />
      </div>
      <div>
        <Button type="submit" loading={form.sending} loadingLabel={t(exhibitorsTexts.submitting)}>
          {t(exhibitorsTexts.submit)}
        </Button>
      </div>
      <LeaveQuestion isChanged={isTyped} />
    </form>
  );
}
