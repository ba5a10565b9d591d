import { useState } from 'react';
import { sendCompanyEmailLink } from '#features/companies/address/address.contract.ts';
import { addressTexts as texts } from '#features/companies/address/address.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { AddressBadge } from './address-badge.tsx';

const MESSAGE_MS = 6_000;

type AddressStateProps = {
  email: string;
  confirmed: boolean;
  /** The confirmed address that stays in use while another one waits. */
  meanwhile?: string | null;
};

/** Whether the company's own address is confirmed, with a button to send the link again. */
export function AddressState({ email, confirmed, meanwhile }: AddressStateProps) {
  const t = useTranslate();
  if (confirmed) {
    return (
      <p>
        <AddressBadge confirmed />
      </p>
    );
  }
  return (
    <Notice tone="warning" announced={false}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="grid min-w-0 grow basis-72 gap-1">
          <p className="font-medium">{t(texts.isNotConfirmed)}</p>
          <p className="break-words text-soft">
            {t(texts.waits, { email })}{' '}
            {meanwhile && t(texts.countsMeanwhile, { email: meanwhile })}
          </p>
        </div>
        <SendAgain />
      </div>
    </Notice>
  );
}

function SendAgain() {
  const t = useTranslate();
  const client = useClient();
  const toast = useToast();
  const [sending, setSending] = useState(false);

  async function send() {
    setSending(true);
    try {
      const { message } = await client(sendCompanyEmailLink, {});
      toast.show({ message, timeoutMs: MESSAGE_MS });
    } catch (error) {
      const message = failureMessage(error, t(texts.notSent));
      toast.show({ message, timeoutMs: MESSAGE_MS });
    }
    setSending(false);
  }

  return (
    <Button size="sm" variant="secondary" loading={sending} onClick={() => void send()}>
      {t(texts.again)}
    </Button>
  );
}
