import { confirmEmailChange } from '#features/accounts/address/address.contract.ts';
import { addressTexts as texts } from '#features/accounts/address/address.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { ConfirmByLink } from '#ui/forms/confirm-by-link.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.pageTitle), description: t(texts.pageLead), noIndex: true }),
};

function ConfirmAddressPage() {
  const t = useTranslate();
  const client = useClient();
  return (
    <ConfirmByLink
      title={t(texts.pageTitle)}
      lead={t(texts.pageLead)}
      label={t(texts.confirm)}
      onConfirm={async (token) => (await client(confirmEmailChange, { token })).message}
    />
  );
}

export { ConfirmAddressPage as Component };
