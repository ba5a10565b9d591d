import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { CallFailure } from '#platform/calls/client.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';

type ConfirmByLinkProps = {
  title: string;
  lead: string;
  label: string;
  /** What is said when the server says nothing. */
  failed: string;
  /** Answers what is told then. */
  onConfirm: (token: string) => Promise<string>;
};

type Outcome = { readonly tone: 'success' | 'danger'; readonly message: string };

/** Where the link of a mail leads. Opening it does nothing yet: whoever reads the mail presses the button. */
export function ConfirmByLink({ title, lead, label, failed, onConfirm }: ConfirmByLinkProps) {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function confirm() {
    setSending(true);
    try {
      const message = await onConfirm(window.location.hash.slice(1));
      setOutcome({ tone: 'success', message });
    } catch (error) {
      const message = error instanceof CallFailure ? error.message : failed;
      setOutcome({ tone: 'danger', message });
    }
    setSending(false);
  }

  return (
    <div className="container-page max-w-xl py-10 sm:py-14">
      <Card padding="lg" className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="font-semibold text-2xl">{title}</h1>
          <p className="text-soft">{lead}</p>
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        {outcome?.tone !== 'success' && (
          <Button
            className="w-fit"
            icon={<MailCheck aria-hidden="true" />}
            loading={sending}
            onClick={() => void confirm()}
          >
            {label}
          </Button>
        )}
      </Card>
    </div>
  );
}
