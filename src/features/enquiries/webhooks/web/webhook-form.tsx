import { useId, useState } from 'react';
import { type WebhookEvent, webhookEvents } from '#features/enquiries/webhooks/webhook-events.ts';
import {
  ADDRESS_LONGEST,
  saveWebhook,
  type showWebhook,
} from '#features/enquiries/webhooks/webhooks.contract.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FieldError } from '#ui/forms/field-error.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { eventTexts } from './event-words.ts';

type WebhookFormProps = {
  webhook: CallAnswer<typeof showWebhook>['webhook'];
  onSaved: (secret: string | null) => void;
};

export function WebhookForm({ webhook, onSaved }: WebhookFormProps) {
  const t = useTranslate();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents);
  const [told, setTold] = useState<string>();
  const form = useCallForm(saveWebhook, {
    also: { events: [...events] },
    onDone({ message, secret }) {
      setTold(message);
      onSaved(secret);
    },
  });

  function choose(chosen: readonly WebhookEvent[]) {
    setEvents(chosen);
    form.edited('events');
  }

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && Object.keys(form.errors).length === 0 && (
        <Notice tone="danger">{form.failure}</Notice>
      )}
      <TextField
        required
        type="url"
        dir="ltr"
        name="address"
        label={t(texts.address)}
        help={t(texts.addressHelp)}
        placeholder="https://example.com/leads"
        defaultValue={webhook?.address}
        maxLength={ADDRESS_LONGEST}
        autoComplete="off"
        error={form.errors.address}
        onChange={() => form.edited('address')}
      />
      <EventChoice chosen={events} error={form.errors.events} onChange={choose} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="secondary"
          loading={form.sending}
          loadingLabel={t(texts.saving)}
        >
          {t(texts.save)}
        </Button>
        <span role="status" className="text-soft text-sm">
          {told}
        </span>
      </div>
    </form>
  );
}

type EventChoiceProps = {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (chosen: readonly WebhookEvent[]) => void;
};

function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const choose = (event: WebhookEvent, isChosen: boolean) =>
    onChange(webhookEvents.filter((each) => (each === event ? isChosen : chosen.includes(each))));
  return (
    <fieldset className="grid gap-1" aria-describedby={`${id}-events`}>
      <legend className="mb-1 font-medium">{t(texts.events)}</legend>
      {webhookEvents.map((event) => (
        <Checkbox
          key={event}
          label={t(eventTexts[event])}
          checked={chosen.includes(event)}
          onChange={({ target }) => choose(event, target.checked)}
        />
      ))}
      <FieldError id={`${id}-events`} error={error} />
    </fieldset>
  );
}
