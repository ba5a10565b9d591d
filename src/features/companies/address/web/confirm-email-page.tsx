import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { confirmCompanyEmail } from '#features/companies/address/address.contract.ts';
import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
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

type Outcome = {
  readonly tone: 'success' | 'danger';
  readonly message: string;
  /** Whether pressing the button once more would change nothing. */
  readonly isFinal: boolean;
};

/** The link was used, is too old or is none at all: all of that stays so. Anything else may pass. */
const finalStatuses = [400, 404, 409];

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
      setOutcome({ tone: 'success', message, isFinal: true });
    } catch (error) {
      const failure = error instanceof CallFailure ? error : undefined;
      setOutcome({
        tone: 'danger',
        message: failure?.message ?? t(callTexts.unexpected),
        isFinal: finalStatuses.includes(failure?.status ?? 0),
      });
    }
    setSending(false);
  }

  return (
    <div className="container-page max-w-xl py-10 sm:py-14">
      <Card padding="lg" className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="font-semibold text-2xl">{t(texts.title)}</h1>
          {!outcome?.isFinal && <p className="text-soft">{t(texts.lead)}</p>}
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        {!outcome?.isFinal && (
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
