import { useState } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import {
  type Application,
  COMPANY_TYPES,
  decideApplication,
  type decisions,
  REASON_MAX_LENGTH,
} from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts as texts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { ApplicationFacts } from './application-facts.tsx';

type Decision = (typeof decisions)[number];

const MESSAGE_MS = 4000;

/** The decisions that are possible in each state. */
const possible: Readonly<Record<Application['standing'], readonly Decision[]>> = {
  waiting: ['approve', 'reject', 'restrict'],
  approved: ['restrict'],
  rejected: ['approve'],
  restricted: ['lift'],
};

const words: Readonly<Record<Decision, { readonly label: Text; readonly help: Text }>> = {
  approve: { label: texts.approve, help: texts.approveHelp },
  reject: { label: texts.reject, help: texts.rejectHelp },
  restrict: { label: texts.restrict, help: texts.restrictHelp },
  lift: { label: texts.lift, help: texts.liftHelp },
};

type DecisionDialogProps = { application: Application | null; onClose: () => void };

/** Shows an application's facts and the form to decide about it. */
export function DecisionDialog({ application, onClose }: DecisionDialogProps) {
  return (
    <FormDialog
      open={application !== null}
      onClose={onClose}
      title={application?.company_name ?? ''}
      closeOnOutsidePress={false}
      size="lg"
    >
      {application && <DecisionForm application={application} onDone={onClose} />}
    </FormDialog>
  );
}

function DecisionForm({ application, onDone }: { application: Application; onDone: () => void }) {
  const t = useTranslate();
  const toast = useToast();
  const reload = useConsoleReload();
  const choices = possible[application.standing];
  const [decision, setDecision] = useState<string | null>(choices[0] ?? null);
  const form = useCallForm(decideApplication, {
    also: { company_id: application.company_id, standing: application.standing },
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: MESSAGE_MS });
      void reload();
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <ApplicationFacts application={application} />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <RadioGroup
        label={t(texts.decision)}
        name="decision"
        value={decision}
        onValueChange={setDecision}
        options={choices.map((value) => ({
          value,
          label: t(words[value].label),
          help: t(words[value].help),
        }))}
      />
      {decision === 'approve' && <TypeField form={form} />}
      {(decision === 'reject' || decision === 'restrict') && <ReasonField form={form} />}
      <div className="flex justify-end">
        <Button type="submit" loading={form.sending}>
          {t(texts.send)}
        </Button>
      </div>
    </form>
  );
}

type FieldProps = { form: Pick<ReturnType<typeof useCallForm>, 'errors' | 'edited'> };

function TypeField({ form }: FieldProps) {
  const t = useTranslate();
  return (
    <Select
      name="company_type"
      required
      label={t(texts.type)}
      placeholder={t(texts.chooseType)}
      error={form.errors.company_type}
      onChange={() => form.edited('company_type')}
      options={COMPANY_TYPES.map((type) => ({
        value: String(type),
        label: t(companyTypeText(type)),
      }))}
    />
  );
}

function ReasonField({ form }: FieldProps) {
  const t = useTranslate();
  return (
    <TextArea
      name="reason"
      required
      label={t(texts.reason)}
      help={t(texts.reasonHelp)}
      limit={REASON_MAX_LENGTH}
      error={form.errors.reason}
      onChange={() => form.edited('reason')}
    />
  );
}
