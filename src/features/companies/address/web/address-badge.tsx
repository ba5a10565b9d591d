import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';

/** Whether somebody with access to the company's mailbox has confirmed its address. */
export function AddressBadge({ confirmed }: { confirmed: boolean }) {
  const t = useTranslate();
  return (
    <Badge tone={confirmed ? 'success' : 'warning'} dot>
      {t(confirmed ? texts.isConfirmed : texts.isNotConfirmed)}
    </Badge>
  );
}
