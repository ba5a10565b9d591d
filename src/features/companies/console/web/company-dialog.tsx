import { useState } from 'react';
import {
  type CompanyRow,
  getCompanyForOperator,
} from '#features/companies/console/console-companies.contract.ts';
import { companiesConsoleTexts as texts } from '#features/companies/console/console-companies.texts.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { CompanyForm, type EditedCompany } from './company-form.tsx';
import { CompanyPlan } from './company-plan.tsx';

type CompanyDialogProps = { company: CompanyRow | null; onClose: () => void };

export function CompanyDialog({ company, onClose }: CompanyDialogProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <FormDialog
      open={company !== null}
      onClose={onClose}
      title={
        company
          ? t(texts.editOf, { company: inLanguage(language, company.name, company.name_ar) })
          : ''
      }
      closeOnOutsidePress={false}
      size="lg"
    >
      {company && <LoadedForm companyId={company.id} onDone={onClose} />}
      {company && <CompanyPlan companyId={company.id} />}
    </FormDialog>
  );
}

function LoadedForm({ companyId, onDone }: { companyId: number; onDone: () => void }) {
  const t = useTranslate();
  const asked = useCall(getCompanyForOperator, { company_id: companyId });
  // The form keeps its first data: a reload, as after saving the plan beside it, must not change it while somebody
  // types.
  const [company, setCompany] = useState<EditedCompany>();
  if (!company && asked.data && !asked.isRefetching) setCompany(asked.data.company);
  if (asked.error && !company) {
    return (
      <ErrorState level={3} onRetry={() => void asked.refetch()} retrying={asked.isFetching}>
        {t(texts.loadFailed)}
      </ErrorState>
    );
  }
  if (!company) return <FormSkeleton fields={6} />;
  return <CompanyForm company={company} onDone={onDone} />;
}
