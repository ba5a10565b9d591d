import { useId } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import {
  getPlanOfCompany,
  givePlan,
  givenPlanTexts as texts,
} from '#features/subscriptions/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

const MESSAGE_MS = 4000;

type Known = CallAnswer<typeof getPlanOfCompany>;

/** The company's current plan, and the plan that was agreed on with it. */
export function CompanyPlan({ companyId }: { companyId: number }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getPlanOfCompany, { company_id: companyId });
  return (
    <section className="mt-8 grid gap-4 border-line border-t pt-6">
      <div>
        <h3 className="font-semibold text-lg">{t(texts.title)}</h3>
        <p className="text-soft text-sm">{t(texts.lead)}</p>
      </div>
      {error && (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.failed)}
        </Notice>
      )}
      {!error && !data && <Skeleton lines={3} />}
      {data && <GivenPlan key={JSON.stringify(data.given)} companyId={companyId} known={data} />}
    </section>
  );
}

function GivenPlan({ companyId, known }: { companyId: number; known: Known }) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const toast = useToast();
  const reload = useConsoleReload();
  const form = useCallForm(givePlan, {
    also: { company_id: companyId },
    onDone: ({ message }) => {
      toast.show({ message, timeoutMs: MESSAGE_MS });
      void reload();
    },
  });
  const { name: plan, ends_on: end, given, givable } = known;
  const has = end
    ? t(texts.hasUntil, { plan, date: showDate(end, language) })
    : t(texts.has, { plan });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="font-medium">{has}</p>
      {form.failure && !form.errors.ends_on && <Notice tone="danger">{form.failure}</Notice>}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <Select
          id={`${id}-plan`}
          name="plan"
          label={t(texts.plan)}
          defaultValue={String(given?.plan ?? 1)}
          options={[
            { value: '1', label: t(texts.none) },
            ...givable.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
        />
        <TextField
          id={`${id}-ends_on`}
          name="ends_on"
          type="date"
          label={t(texts.endsOn)}
          help={t(texts.endsOnHelp)}
          defaultValue={given?.ends_on ?? ''}
          error={form.errors.ends_on}
          onChange={() => form.edited('ends_on')}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="secondary" loading={form.sending}>
          {t(texts.save)}
        </Button>
      </div>
    </form>
  );
}
