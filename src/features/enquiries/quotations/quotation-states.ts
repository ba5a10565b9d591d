/** States of a quotation's revision. An expired one can no longer be accepted. */
export const quotationStates = ['open', 'expired', 'replaced', 'accepted', 'declined'] as const;

export type QuotationState = (typeof quotationStates)[number];

export const declineReasons = ['price', 'delivery', 'terms', 'other_offer', 'not_needed'] as const;

export type DeclineReason = (typeof declineReasons)[number];
