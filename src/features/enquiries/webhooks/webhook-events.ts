/** What a company's programs can be told of. */
export const webhookEvents = [
  'enquiry.received',
  'request.received',
  'stage.changed',
  'quotation.decided',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** A delivery is on its way, delivered, or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** Why an address could not be asked. */
export const deliveryProblems = ['refused', 'unreachable', 'closed_network', 'plan'] as const;
