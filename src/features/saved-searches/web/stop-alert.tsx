import { stopAlert } from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { ConfirmByLink } from '#ui/forms/confirm-by-link.tsx';

/** The page that the link in a mail leads to. */
export function StopAlert() {
  const t = useTranslate();
  const client = useClient();
  return (
    <ConfirmByLink
      title={t(texts.stopTitle)}
      lead={t(texts.stopLead)}
      label={t(texts.stop)}
      onConfirm={async (token) => (await client(stopAlert, { token })).message}
    />
  );
}
