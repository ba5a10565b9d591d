import { useEffect, useState } from 'react';
import { getProfile } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import {
  applyForJob,
  NAME_MAX_LENGTH,
  type Quota,
} from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { isSpent } from '#features/jobs/applications/is-spent.ts';
import { Waiting } from '#features/jobs/web/application-area.tsx';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { EMAIL_MAX_LENGTH } from '#platform/calls/fields.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { describeApplyFailure } from './apply-failure.ts';
import { CV_ACCEPT, cvProblem } from './cv-rules.ts';
import { QuotaLine } from './quota-line.tsx';

type ApplyFormProps = {
  jobId: number;
  answerWithinDays: number;
  quota: Quota;
  onSubmitting: (submitting: boolean) => void;
  onDone: (message: string) => void;
  /** Called if it turns out that an application exists already. */
  onApplied: () => void;
};

/** The form, prefilled from the account. */
export function ApplyForm(props: ApplyFormProps) {
  const t = useTranslate();
  const session = useSession();
  const profile = useCall(getProfile, { user_id: Number(session?.userId) });
  if (isSpent(props.quota)) return <QuotaLine quota={props.quota} />;
  if (profile.isPending) return <Waiting>{t(texts.loadingAccount)}</Waiting>;
  const { name = session?.name ?? '', email = session?.email ?? '' } = profile.data?.user ?? {};
  return <Fields {...props} known={{ name, email }} />;
}

function Fields(props: ApplyFormProps & { known: { name: string; email: string } }) {
  const { jobId, known, quota, answerWithinDays: days, onSubmitting, onDone, onApplied } = props;
  const t = useTranslate();
  const session = useSession();
  const [cv, setCv] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const form = useCallForm(applyForJob, {
    also: {
      job_id: jobId,
      user_id: Number(session?.userId),
      user_type: Number(session?.userType),
      ...(cv ? { cv } : {}),
    },
    describe(error) {
      if (error instanceof CallFailure && error.code === 'already_applied') onApplied();
      return describeApplyFailure(error, t);
    },
    onDone: ({ message }) => onDone(message),
  });
  useEffect(() => onSubmitting(form.sending), [form.sending, onSubmitting]);

  function choose(file: File | null) {
    const found = file && cvProblem(file);
    setProblem(found ? t(found) : undefined);
    setCv(found ? null : file);
    form.edited('cv');
  }

  const isOwnProblem = Object.keys(form.errors).length === 0;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && isOwnProblem && <Notice tone="danger">{form.failure}</Notice>}
      <Who form={form} known={known} />
      <FileDropZone
        required
        label={t(texts.cv)}
        help={t(texts.cvHelp)}
        accept={CV_ACCEPT}
        file={cv}
        onFileChange={choose}
        error={problem ?? form.errors.cv}
      />
      <p className="text-soft">{t(texts.promise, { days })}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <QuotaLine quota={quota} />
        <Button type="submit">{t(texts.submit)}</Button>
      </div>
    </form>
  );
}

type WhoProps = {
  form: Pick<ReturnType<typeof useCallForm>, 'errors' | 'edited'>;
  known: { name: string; email: string };
};

function Who({ form, known }: WhoProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        required
        name="name"
        autoComplete="name"
        label={t(texts.name)}
        defaultValue={known.name}
        maxLength={NAME_MAX_LENGTH}
        error={form.errors.name}
        onChange={() => form.edited('name')}
      />
      <TextField
        required
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        label={t(texts.email)}
        defaultValue={known.email}
        maxLength={EMAIL_MAX_LENGTH}
        error={form.errors.email}
        onChange={() => form.edited('email')}
      />
    </div>
  );
}
