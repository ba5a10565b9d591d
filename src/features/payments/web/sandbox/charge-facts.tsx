import type { ReactNode } from 'react';
import type { getSandboxCharge } from '#features/payments/sandbox.contract.ts';
import { sandboxTexts as texts } from '#features/payments/sandbox.texts.ts';
import { sayAmount } from '#features/payments/say-amount.ts';
import { siteTexts } from '#features/site/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { findMinor } from '#platform/money/amounts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Countdown } from './countdown.tsx';

export type ShownCharge = CallAnswer<typeof getSandboxCharge>['charge'];

export function ChargeFacts({ charge }: { charge: ShownCharge }) {
  const say = useSay();
  const amount = findMinor(charge.amount, charge.currency) ?? 0;
  return (
    <>
      <p className="text-muted text-sm">{say(texts.amountDue)}</p>
      <p className="mt-1 font-semibold text-4xl tabular-nums">
        <bdi>{sayAmount(say, amount, charge.currency)}</bdi>
      </p>
      <p className="mt-2 text-soft">{charge.description}</p>
      <dl className="mt-6 grid gap-3 border-line border-t pt-5">
        <Fact term={say(texts.merchant)}>{say(siteTexts.name)}</Fact>
        <Fact term={say(texts.payer)}>{charge.customer}</Fact>
        <Fact term={say(texts.order)}>
          <bdi className="break-all font-mono text-sm">{charge.order_id}</bdi>
        </Fact>
        {charge.open && (
          <Fact term={say(texts.timeLeft)}>
            <Countdown until={charge.expires_at} />
          </Fact>
        )}
        <Fact term={say(texts.methods)}>
          <span className="flex flex-wrap justify-end gap-2">
            {charge.currency === 'KWD' && <Badge>{say(texts.methodKnet)}</Badge>}
            <Badge>{say(texts.methodCards)}</Badge>
          </span>
        </Fact>
      </dl>
      <p className="mt-3 text-muted text-sm">{say(texts.methodsHint)}</p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="shrink-0 text-muted text-sm">{term}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}
