import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { confirmCompanyEmail } from '#features/companies/address/address.contract.ts';
import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), description: t(texts.lead), noIndex: true }),
};

type Outcome = { readonly tone: 'success' | 'danger'; readonly message: string };

/** Where the link of a mail leads. Opening it does nothing yet: whoever reads the mail presses the button. */
function ConfirmEmailPage() {
  const t = useTranslate();
  const client = useClient();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function confirm() {
    setSending(true);
    const token = window.location.hash.slice(1);
    try {
      const { message } = await client(confirmCompanyEmail, { token });
      setOutcome({ tone: 'success', message });
    } catch (error) {
      const message = error instanceof CallFailure ? error.message : t(texts.linkOver);
      setOutcome({ tone: 'danger', message });
    }
    setSending(false);
  }

  return (
    <div className="container-page max-w-xl py-10 sm:py-14">
      <Card padding="lg" className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="font-semibold text-2xl">{t(texts.title)}</h1>
          <p className="text-soft">{t(texts.lead)}</p>
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        {outcome?.tone !== 'success' && (
          <Button
            className="w-fit"
            icon={<MailCheck aria-hidden="true" />}
            loading={sending}
            onClick={() => void confirm()}
          >
            {t(texts.confirm)}
          </Button>
        )}
      </Card>
    </div>
  );
}

export { ConfirmEmailPage as Component };
