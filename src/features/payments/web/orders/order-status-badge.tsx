import type { orderStatuses } from '#features/payments/orders.contract.ts';
import { ordersTexts as texts } from '#features/payments/orders.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

type Status = (typeof orderStatuses)[number];

const tones: Readonly<Record<Status, BadgeTone>> = {
  created: 'neutral',
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  mismatched: 'danger',
  refunded: 'warning',
};

export function OrderStatusBadge({ status }: { status: Status }) {
  const t = useTranslate();
  return (
    <Badge tone={tones[status]} dot>
      {t(texts[status])}
    </Badge>
  );
}
