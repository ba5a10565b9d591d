/** Where a revision stands; one that is over by its day cannot be accepted any more. */
export const quotationStates = ['open', 'expired', 'replaced', 'accepted', 'declined'] as const;

export type QuotationState = (typeof quotationStates)[number];

export const declineReasons = ['price', 'delivery', 'terms', 'other_offer', 'not_needed'] as const;

export type DeclineReason = (typeof declineReasons)[number];
