import type { WebhookEvent } from '#features/enquiries/webhooks/webhook-events.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export const eventTexts: Readonly<Record<WebhookEvent, Text>> = {
  'enquiry.received': texts.enquiryReceived,
  'request.received': texts.requestReceived,
  'stage.changed': texts.stageChanged,
  'quotation.decided': texts.quotationDecided,
};
