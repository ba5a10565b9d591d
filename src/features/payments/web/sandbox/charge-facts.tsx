import type { ReactNode } from 'react';
import { formatAmount } from '#features/payments/format-amount.ts';
import type { getSandboxCharge } from '#features/payments/sandbox.contract.ts';
import { sandboxTexts as texts } from '#features/payments/sandbox.texts.ts';
import { siteTexts } from '#features/site/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findMinor } from '#platform/money/amounts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Countdown } from './countdown.tsx';

export type ShownCharge = CallAnswer<typeof getSandboxCharge>['charge'];

export function ChargeFacts({ charge }: { charge: ShownCharge }) {
  const t = useTranslate();
  const amount = findMinor(charge.amount, charge.currency) ?? 0;
  return (
    <>
      <p className="text-muted text-sm">{t(texts.amountDue)}</p>
      <p className="mt-1 font-semibold text-4xl tabular-nums">
        <bdi>{formatAmount(t, amount, charge.currency)}</bdi>
      </p>
      <p className="mt-2 text-soft">{charge.description}</p>
      <dl className="mt-6 grid gap-3 border-line border-t pt-5">
        <Fact term={t(texts.merchant)}>{t(siteTexts.name)}</Fact>
        <Fact term={t(texts.payer)}>{charge.customer}</Fact>
        <Fact term={t(texts.order)}>
          <bdi className="break-all font-mono text-sm">{charge.order_id}</bdi>
        </Fact>
        {charge.open && (
          <Fact term={t(texts.timeLeft)}>
            <Countdown until={charge.expires_at} />
          </Fact>
        )}
        <Fact term={t(texts.methods)}>
          <span className="flex flex-wrap justify-end gap-2">
            {charge.currency === 'KWD' && <Badge>{t(texts.methodKnet)}</Badge>}
            <Badge>{t(texts.methodCards)}</Badge>
          </span>
        </Fact>
      </dl>
      <p className="mt-3 text-muted text-sm">{t(texts.methodsHint)}</p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="shrink-0 text-muted text-sm">{term}</dt>
      <dd className="min-w-0 grow text-end">{children}</dd>
    </div>
  );
}
