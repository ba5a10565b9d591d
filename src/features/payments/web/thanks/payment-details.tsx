import type { ReactNode } from 'react';
import { formatAmount } from '#features/payments/format-amount.ts';
import type { KnownOrder } from '#features/payments/known-order.ts';
import { thanksTexts as texts } from '#features/payments/thanks.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findMinor } from '#platform/money/amounts.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';

type PaymentDetailsProps = {
  /** The id in the address. */
  orderId: string;
  /** The stored order; other facts in the address are ignored. */
  order: KnownOrder | undefined;
  loading: boolean;
};

export function PaymentDetails({ orderId, order, loading }: PaymentDetailsProps) {
  const t = useTranslate();
  const amount = order && findMinor(order.amount, order.currency);
  return (
    <section>
      <h2 className="mb-4 flex items-center justify-between gap-3 font-semibold text-lg">
        {t(texts.details)}
        {order && !order.live && <Badge tone="warning">{t(texts.sandbox)}</Badge>}
      </h2>
      <dl className="grid gap-3">
        <Detail term={t(texts.orderId)} loading={false}>
          {orderId && (
            <span className="inline-flex max-w-full items-center gap-1">
              <bdi className="min-w-0 break-all font-mono text-sm">{orderId}</bdi>
              <CopyButton text={orderId} label={t(texts.copyOrderId)} />
            </span>
          )}
        </Detail>
        <Detail term={t(texts.plan)} loading={loading}>
          {order?.plan}
        </Detail>
        <Detail term={t(texts.amount)} loading={loading}>
          {amount !== undefined && order && (
            <bdi className="tabular-nums">{formatAmount(t, amount, order.currency)}</bdi>
          )}
        </Detail>
        <Detail term={t(texts.email)} loading={loading}>
          {order && <MailAddress>{order.email}</MailAddress>}
        </Detail>
      </dl>
    </section>
  );
}

function Detail(props: { term: string; loading: boolean; children: ReactNode }) {
  const t = useTranslate();
  const missing = <span className="text-muted">{t(texts.notAvailable)}</span>;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-line border-b pb-3 last:border-b-0 last:pb-0">
      <dt className="text-muted text-sm">{props.term}</dt>
      <dd className="min-w-0 grow text-end">
        {props.loading ? <SkeletonLines lines={1} /> : props.children || missing}
      </dd>
    </div>
  );
}
