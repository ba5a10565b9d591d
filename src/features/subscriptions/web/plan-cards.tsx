import { Check } from 'lucide-react';
import { benefitsOf } from '#features/subscriptions/plan-benefits.ts';
import { type Plan, type PlanId, planIds } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { PlanPrice } from './plan-price.tsx';

const purposes: Record<PlanId, Text> = {
  1: texts.basicFor,
  2: texts.professionalFor,
  3: texts.enterpriseFor,
};

type PlanCardsProps = {
  plans: Readonly<Record<PlanId, Plan>>;
  onChoose: (id: PlanId, plan: Plan) => void;
};

export function PlanCards({ plans, onChoose }: PlanCardsProps) {
  return (
    <ul className="grid items-stretch gap-5 lg:grid-cols-3">
      {planIds.map((id) => (
        <PlanCard key={id} id={id} plan={plans[id]} onChoose={() => onChoose(id, plans[id])} />
      ))}
    </ul>
  );
}

function PlanCard({ id, plan, onChoose }: { id: PlanId; plan: Plan; onChoose: () => void }) {
  const t = useTranslate();
  const { name, price, popular } = plan;
  return (
    <Card
      as="li"
      padding="lg"
      className={joinClasses('flex flex-col', popular && 'shadow-lift ring-1 ring-action')}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-xl">{name}</h2>
        {popular && <Badge tone="accent">{t(texts.popular)}</Badge>}
      </div>
      <p className="mt-1 text-soft">{t(purposes[id])}</p>
      <p className="mt-6 mb-6 flex items-baseline gap-1.5">
        <PlanPrice price={price} />
      </p>
      <ul className="mb-8 grid gap-2.5">
        {benefitsOf(plan.entitlements, t).map(({ text, values }) => (
          <li key={text.id} className="flex gap-2.5 text-soft">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
            <span>{t(text, values)}</span>
          </li>
        ))}
      </ul>
      <Button
        className="mt-auto"
        variant={popular ? 'primary' : 'secondary'}
        wide
        onClick={onChoose}
      >
        {price === null ? t(texts.contactSales) : t(texts.choose, { plan: name })}
      </Button>
    </Card>
  );
}
