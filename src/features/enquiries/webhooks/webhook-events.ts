/** The events a webhook can receive. */
export const webhookEvents = [
  'enquiry.received',
  'request.received',
  'stage.changed',
  'quotation.decided',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** States of a delivery; `failed` means given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why a delivery did not get through. */
export const deliveryProblems = ['refused', 'unreachable', 'closed_network', 'plan'] as const;
