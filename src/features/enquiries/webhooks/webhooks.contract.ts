import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { deliveryProblems, deliveryStates, webhookEvents } from './webhook-events.ts';
import { webhooksTexts as texts } from './webhooks.texts.ts';

export const ADDRESS_LONGEST = 500;

/** Callers with an API key are not allowed here: where a webhook points is for people to decide. */
const forOwners = { access: 'exhibitor', claims: ['user_id', 'exhibitor_id'] } as const;

export const showWebhook = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/webhook/show.php',
  summary: 'Where the company’s programs hear of its leads, and the last of what they were told',
  input: {},
  output: {
    webhook: z.nullable(z.object({ address: z.string(), events: z.array(z.enum(webhookEvents)) })),
    deliveries: z.array(
      z.object({
        id: z.string(),
        event: z.enum(webhookEvents),
        enquiry_id: z.int(),
        state: z.enum(deliveryStates),
        tries: z.int(),
        /** HTTP status of the receiver's response. */
        status: z.nullable(z.int()),
        problem: z.nullable(z.enum(deliveryProblems)),
        /** ISO 8601 timestamps. */
        created_at: z.string(),
        due_at: z.string(),
      }),
    ),
  },
});

export const saveWebhook = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/webhook/save.php',
  summary:
    'Says where the company’s programs hear of its leads: an https address of the open network. The secret of a new one is told here and never again',
  input: {
    address: z.string(texts.addressWrong.id).check(z.trim(), z.maxLength(ADDRESS_LONGEST)),
    events: z.prefault(
      z
        .array(z.enum(webhookEvents), texts.eventsRequired.id)
        .check(z.minLength(1, texts.eventsRequired.id), z.maxLength(webhookEvents.length)),
      [],
    ),
  },
  output: { message: z.string(), secret: z.nullable(z.string()) },
});

export const renewWebhookSecret = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/webhook/renew-secret.php',
  summary: 'A new secret in the place of the old one, told here and never again',
  input: {},
  output: { message: z.string(), secret: z.string() },
});

export const removeWebhook = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/webhook/remove.php',
  summary: 'Nothing more is told, and what was told is forgotten',
  input: {},
  output: { message: z.string() },
});

export const resendDelivery = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/webhook/resend.php',
  summary: 'Tells it once more, under the same id',
  input: { id: z.uuid() },
  output: { message: z.string() },
});
