import { ArrowLeft } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import {
  CONFIRMATION_CODE_LENGTH,
  CONFIRMATION_RESEND_AFTER_S,
  confirmEnquiry,
  resendEnquiryCode,
} from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { noDigits } from '#ui/forms/code-digits.ts';
import { CodeField } from '#ui/forms/code-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useCountdown } from '#ui/use-countdown.ts';

const empty = noDigits(CONFIRMATION_CODE_LENGTH);

type ConfirmCodeProps = {
  sendKey: string;
  email: string;
  /** Explanation of the code; the default is for an enquiry. */
  lead?: Text;
  onSent: (message: string, token: string | null) => void;
  onBack: () => void;
};

/** State of the code form: the digits, the outcome, and resending. */
function useConfirmation(key: string, onSent: ConfirmCodeProps['onSent']) {
  const t = useTranslate();
  const client = useClient();
  const [digits, setDigits] = useState(empty);
  const [error, setError] = useState<string>();
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState<'confirming' | 'resending'>();
  const { leftS, restart } = useCountdown(CONFIRMATION_RESEND_AFTER_S);

  async function confirm(code: string) {
    setBusy('confirming');
    setError(undefined);
    try {
      const { message, token } = await client(confirmEnquiry, { key, code });
      onSent(message, token);
    } catch (failure) {
      setError(tellFailure(failure, t));
      setDigits(empty);
      setBusy(undefined);
    }
  }

  async function resend() {
    setBusy('resending');
    setError(undefined);
    try {
      setNotice((await client(resendEnquiryCode, { key })).message);
      restart();
    } catch (failure) {
      setError(tellFailure(failure, t));
    }
    setBusy(undefined);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = digits.join('');
    if (code.length === CONFIRMATION_CODE_LENGTH) void confirm(code);
    else setError(t(texts.codeIncomplete));
  }

  return { digits, setDigits, error, notice, busy, leftS, confirm, resend, submit };
}

/** Asks for the code from the mail, with which the enquiry is sent to the company. */
export function ConfirmCode(props: ConfirmCodeProps) {
  const { sendKey, email, lead = texts.codeLead, onSent, onBack } = props;
  const t = useTranslate();
  const form = useConfirmation(sendKey, onSent);
  const { busy } = form;
  return (
    <Card padding="lg" className="mx-auto grid w-full max-w-lg gap-6">
      <div className="grid gap-2 text-center">
        <h2 className="font-semibold text-2xl">{t(texts.codeTitle)}</h2>
        <p className="text-soft">
          {t(lead, { count: CONFIRMATION_CODE_LENGTH, email: `\u2068${email}\u2069` })}
        </p>
      </div>
      <form noValidate onSubmit={form.submit} className="grid gap-5">
        <CodeField
          label={t(texts.codeLabel)}
          digits={form.digits}
          onChange={form.setDigits}
          onComplete={(code) => void form.confirm(code)}
          error={form.error}
          disabled={busy === 'confirming'}
        />
        <p role="status" className="text-center text-sm text-success empty:hidden">
          {form.notice}
        </p>
        <Button type="submit" wide loading={busy === 'confirming'} loadingLabel={t(texts.sending)}>
          {t(texts.confirm)}
        </Button>
        <OtherWays form={form} onBack={onBack} />
      </form>
    </Card>
  );
}

type OtherWaysProps = { form: ReturnType<typeof useConfirmation>; onBack: () => void };

/** Buttons to return to the form or resend the code. */
function OtherWays({ form, onBack }: OtherWaysProps) {
  const t = useTranslate();
  const { leftS, busy, resend } = form;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Button
        variant="quiet"
        size="sm"
        icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {t(texts.changeEnquiry)}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={leftS > 0}
        loading={busy === 'resending'}
        onClick={() => void resend()}
      >
        {t(texts.resend)}
        {leftS > 0 && <span className="tabular-nums">({leftS})</span>}
      </Button>
    </div>
  );
}
