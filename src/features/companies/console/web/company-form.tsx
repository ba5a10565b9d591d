import { useId } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import { addressTexts } from '#features/companies/address/address.texts.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import {
  type getCompanyForOperator,
  updateCompany,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { COMPANY_TYPES } from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { exhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import type { CallAnswer, CallInput } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

export type EditedCompany = CallAnswer<typeof getCompanyForOperator>['company'];
type FieldName = keyof CallInput<typeof updateCompany> & keyof EditedCompany;

const MESSAGE_MS = 4000;

type CompanyFormProps = { company: EditedCompany; onDone: () => void };

/** Everything the portal says of a company. */
export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const t = useTranslate();
  const id = useId();
  const toast = useToast();
  const reload = useConsoleReload();
  const form = useCallForm(updateCompany, {
    also: { company_id: company.id },
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: MESSAGE_MS });
      void reload();
      onDone();
    },
  });
  const wire = (name: FieldName) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: String(company[name] ?? ''),
    error: form.errors[name],
    onChange: () => form.edited(name),
  });
  const yesOrNo = [
    { value: '1', label: t(texts.yes) },
    { value: '0', label: t(texts.no) },
  ];
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...wire('name')} required label={t(texts.name)} />
        <TextField {...wire('name_ar')} dir="rtl" label={t(texts.nameAr)} />
        <TextField {...wire('country')} required maxLength={2} label={t(texts.country)} />
        <Select
          {...wire('coupons_allowed')}
          defaultValue={company.coupons_allowed ? '1' : '0'}
          label={t(texts.coupons)}
          options={yesOrNo}
        />
        {company.exhibitor_status === exhibitorStatus.approved ? (
          <>
            <Select
              {...wire('type')}
              required
              label={t(texts.type)}
              options={COMPANY_TYPES.map((type) => ({
                value: String(type),
                label: t(companyTypeText(type)),
              }))}
            />
            <Select {...wire('status')} label={t(texts.shownToVisitors)} options={yesOrNo} />
          </>
        ) : (
          <p className="text-muted text-sm sm:col-span-2">{t(texts.notApproved)}</p>
        )}
        <TextField
          {...wire('email')}
          required
          type="email"
          label={t(texts.email)}
          help={t(company.email_confirmed ? addressTexts.isConfirmed : addressTexts.isNotConfirmed)}
        />
        <TextField {...wire('website')} dir="ltr" label={t(texts.website)} />
        <TextField {...wire('phone_country')} required label={t(texts.phoneCountry)} />
        <TextField {...wire('phone')} required type="tel" label={t(texts.phone)} />
        <TextField {...wire('address')} label={t(texts.address)} />
        <TextField {...wire('address_ar')} dir="rtl" label={t(texts.addressAr)} />
        <TextArea {...wire('description')} label={t(texts.description)} />
        <TextArea {...wire('description_ar')} dir="rtl" label={t(texts.descriptionAr)} />
      </div>
      <div className="flex justify-end">
        <Button type="submit" loading={form.sending}>
          {t(texts.save)}
        </Button>
      </div>
    </form>
  );
}
