import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { thanksTexts as texts } from '#features/payments/thanks.texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { askAboutPayment, type PaymentAnswer } from './ask-about-payment.ts';

const AUTOMATIC_MS = 2_000;
const REDIRECT_MS = 3_000;

/**
 * `failure` is the gateway's answer; `unknown` means that it could not be asked or has not decided; `no-such-order`
 * that there is nothing to ask about.
 */
export type Phase =
  | 'waiting'
  | 'processing'
  | 'success'
  | 'failure'
  | 'unknown'
  | 'no-order'
  | 'no-such-order';

const isOpen = (code: string) => code === 'payment_pending' || code === 'payment_created';

function phaseOf(answer: PaymentAnswer): Phase {
  if (answer.kind === 'activated') return 'success';
  if (answer.kind === 'refused' && answer.code === 'not_found') return 'no-such-order';
  const isDecided =
    answer.kind === 'refused' && answer.code.startsWith('payment_') && !isOpen(answer.code);
  return isDecided ? 'failure' : 'unknown';
}

function tell(t: Translate, answer: PaymentAnswer): string {
  if (answer.kind === 'network') return t(texts.networkError);
  if (answer.kind === 'unreadable') return t(texts.unreadable);
  if (answer.kind === 'activated') return t(texts.activated, { message: answer.message });
  const message = answer.message ?? t(texts.unknownError);
  return t(isOpen(answer.code) ? texts.pending : texts.failed, { message });
}

/** Lets the server ask the gateway two seconds after the page was opened, and then on demand; success redirects. */
export function useSettling(order: string) {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('waiting');
  const [message, setMessage] = useState<string>();

  async function process(missing: string): Promise<void> {
    if (phase === 'processing' || phase === 'success') return;
    if (order === '') {
      setPhase('no-order');
      setMessage(missing);
      return;
    }
    setPhase('processing');
    const answer = await askAboutPayment(order, language);
    setMessage(tell(t, answer));
    setPhase(phaseOf(answer));
  }

  const processByItself = useEffectEvent(() => void process(t(texts.noOrder)));
  useEffect(() => {
    const timer = setTimeout(() => processByItself(), order === '' ? 0 : AUTOMATIC_MS);
    return () => clearTimeout(timer);
  }, [order]);

  const leave = useEffectEvent(() => void navigate('/dashboard'));
  useEffect(() => {
    if (phase !== 'success') return;
    const timer = setTimeout(() => leave(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return { phase, message, processNow: () => void process(t(texts.noOrderId)) };
}
