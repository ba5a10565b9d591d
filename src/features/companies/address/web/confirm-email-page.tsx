import { confirmCompanyEmail } from '#features/companies/address/address.contract.ts';
import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { ConfirmByLink } from '#ui/forms/confirm-by-link.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

function ConfirmEmailPage() {
  const t = useTranslate();
  const client = useClient();
  return (
    <ConfirmByLink
      title={t(texts.title)}
      lead={t(texts.lead)}
      label={t(texts.confirm)}
      onConfirm={async (token) => (await client(confirmCompanyEmail, { token })).message}
    />
  );
}

export { ConfirmEmailPage as Component };
