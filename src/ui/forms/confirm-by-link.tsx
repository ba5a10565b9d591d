import { CircleCheck, CircleX, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CentredCard } from '#ui/layout/centred-card.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type ConfirmByLinkProps = {
  title: string;
  lead: string;
  label: string;
  /** Returns the message to show afterwards. */
  onConfirm: (token: string) => Promise<string>;
};

type Outcome = {
  readonly tone: 'success' | 'danger';
  readonly message: string;
  /** Whether pressing the button again would change nothing. */
  readonly isFinal: boolean;
};

/** The link is invalid, unknown or used already, which will not change; other failures may pass. */
const finalStatuses = [400, 404, 409];

const outcomeIcons = { success: CircleCheck, danger: CircleX };

/** The page behind a link in a mail. Opening it does nothing yet; the reader has to press the button. */
export function ConfirmByLink(props: ConfirmByLinkProps) {
  const { hash } = useLocation();
  // Another link of the same kind starts over, even if the page stays mounted.
  return <LinkConfirmation key={hash} token={hash.slice(1)} {...props} />;
}

function LinkConfirmation({
  token,
  title,
  lead,
  label,
  onConfirm,
}: ConfirmByLinkProps & { token: string }) {
  const t = useTranslate();
  const local = useLocalPath();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function confirm() {
    setSending(true);
    try {
      const message = await onConfirm(token);
      setOutcome({ tone: 'success', message, isFinal: true });
    } catch (error) {
      const failure = error instanceof CallFailure ? error : undefined;
      const message = failure?.message ?? t(callTexts.unexpected);
      setOutcome({
        tone: 'danger',
        message,
        isFinal: finalStatuses.includes(failure?.status ?? 0),
      });
    }
    setSending(false);
  }

  const Icon = outcome?.isFinal ? outcomeIcons[outcome.tone] : MailCheck;
  return (
    <CentredCard icon={<Icon />} title={title} lead={!outcome?.isFinal && lead}>
      <div className="grid gap-5">
        {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
        {outcome?.isFinal ? (
          <Button wide variant="secondary" href={local('/')}>
            {t(uiTexts.toHome)}
          </Button>
        ) : (
          <Button wide loading={sending} onClick={() => void confirm()}>
            {label}
          </Button>
        )}
      </div>
    </CentredCard>
  );
}
