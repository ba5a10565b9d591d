import { useState } from 'react';
import {
  resendDelivery,
  type showWebhook,
} from '#features/enquiries/webhooks/webhooks.contract.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { eventTexts } from './event-words.ts';

type Delivery = CallAnswer<typeof showWebhook>['deliveries'][number];

const tones: Readonly<Record<Delivery['state'], BadgeTone>> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
};

type WebhookLogProps = { deliveries: readonly Delivery[]; onResent: () => void };

/** The latest deliveries and their outcome. */
export function WebhookLog({ deliveries, onResent }: WebhookLogProps) {
  const t = useTranslate();
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t(texts.log)}</h3>
      {deliveries.length === 0 && <p className="text-muted">{t(texts.logEmpty)}</p>}
      <ul className="divide-y divide-line">
        {deliveries.map((each) => (
          <LogLine key={each.id} delivery={each} onResent={onResent} />
        ))}
      </ul>
    </section>
  );
}

type LogLineProps = { delivery: Delivery; onResent: () => void };

function LogLine({ delivery, onResent }: LogLineProps) {
  const t = useTranslate();
  const language = useLanguage();
  const client = useClient();
  const [told, setTold] = useState<string>();
  const { id, event, enquiry_id, state, tries, status, problem, created_at, due_at } = delivery;

  async function resend() {
    try {
      setTold((await client(resendDelivery, { id })).message);
      onResent();
    } catch (error) {
      setTold(tellFailure(error, t));
    }
  }

  const facts = [
    showMoment(created_at, language),
    ...(tries > 0 ? [t(texts.tries, { count: tries })] : []),
    ...(status === null ? [] : [t(texts.answered, { status })]),
    ...(problem ? [t(texts[problem])] : []),
    ...(state === 'waiting' && tries > 0
      ? [t(texts.nextTry, { time: showMoment(due_at, language) })]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">
          <Link
            to={`/exhibitor/dashboard/enquiries?open=${enquiry_id}`}
            className="underline-offset-4 hover:underline"
          >
            {t(eventTexts[event])}
          </Link>
        </p>
        <p className="text-muted text-sm">{facts.join(' · ')}</p>
        <p role="status" className="text-sm text-soft">
          {told}
        </p>
      </div>
      <Badge dot tone={tones[state]}>
        {t(texts[state])}
      </Badge>
      <Button variant="quiet" size="sm" onClick={() => void resend()}>
        {t(texts.resend)}
      </Button>
    </li>
  );
}
