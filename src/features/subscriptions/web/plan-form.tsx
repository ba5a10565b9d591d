import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { listPlans, planFlags, savePlan } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import {
  FREE_PLAN,
  getSubscriptionPageInfo,
  getSubscriptionType,
  visibilities,
} from '#features/subscriptions/subscriptions.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { type FieldWiring, formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePassingMessage } from '#ui/feedback/use-passing-message.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';

type Plan = CallAnswer<typeof listPlans>['plans'][number];

const SUCCESS_MS = 5_000;
const fields = ['name', 'name_ar', 'price', 'listings_limit'] as const;
type FieldName = (typeof fields)[number];

type PlanFormProps = {
  plan: Plan;
  /** Called with whether the form has unsaved changes. */
  onEdited: (isEdited: boolean) => void;
};

/** The operator's form for one plan: names, price and entitlements. */
export function PlanForm({ plan, onEdited }: PlanFormProps) {
  const t = useTranslate();
  const id = useId();
  const title = inLanguage(useLanguage(), plan.name, plan.name_ar);
  const queries = useQueryClient();
  const { isTyped, trackingProps, markSaved } = useTyped();
  const tell = useEffectEvent(onEdited);
  useEffect(() => tell(isTyped), [isTyped]);
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const form = useCallForm(savePlan, {
    also: { id: plan.id },
    onDone: ({ message }) => {
      showSuccess(message);
      markSaved();
      for (const { path } of [listPlans, getSubscriptionPageInfo, getSubscriptionType]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
  const { wire, problems } = formFields(id, fields, form);
  return (
    <Card as="section" padding="lg">
      <h3 className="mb-5 font-semibold text-lg">{title}</h3>
      <form noValidate onSubmit={form.submit} {...trackingProps} className="grid gap-5">
        {success && <Notice tone="success">{success}</Notice>}
        {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
        <FormErrorSummary problems={problems} />
        <PlanFields
          plan={plan}
          wire={(name) => ({ ...wire(name), defaultValue: plan[name] ?? '' })}
        />
        <PlanFlags plan={plan} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" loading={form.sending} loadingLabel={t(texts.saving)}>
            {t(texts.save, { plan: title })}
          </Button>
          {isTyped && <UnsavedBadge />}
        </div>
      </form>
    </Card>
  );
}

type Wire = (name: FieldName) => FieldWiring & { defaultValue: string | number };

function PlanFields({ plan, wire }: { plan: Plan; wire: Wire }) {
  const t = useTranslate();
  return (
    <div className="grid items-end gap-5 md:grid-cols-2">
      <TextField {...wire('name')} label={t(texts.name)} required />
      <TextField {...wire('name_ar')} label={t(texts.name_ar)} dir="rtl" required />
      {plan.id !== FREE_PLAN && (
        <TextField
          {...wire('price')}
          label={t(texts.price, { currency: plan.currency })}
          help={t(texts.priceHelp)}
          inputMode="decimal"
        />
      )}
      <TextField
        {...wire('listings_limit')}
        label={t(texts.listings_limit)}
        help={t(texts.listingsHelp)}
        inputMode="numeric"
      />
      <Select
        name="visibility"
        label={t(texts.visibility)}
        defaultValue={plan.visibility}
        options={visibilities.map((value) => ({ value, label: t(texts[value]) }))}
      />
    </div>
  );
}

function PlanFlags({ plan }: { plan: Plan }) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t(texts.includes)}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2 lg:grid-cols-3">
        {planFlags
          .filter((flag) => flag !== 'popular' || plan.id !== FREE_PLAN)
          .map((flag) => (
            // Keyed by its value, because saving another plan may change it.
            <Checkbox
              key={`${flag}${plan[flag]}`}
              name={flag}
              label={t(texts[flag])}
              defaultChecked={plan[flag]}
            />
          ))}
      </div>
    </fieldset>
  );
}
