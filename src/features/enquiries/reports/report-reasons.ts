/** Why a company reports an enquiry. */
export const reportReasons = ['spam', 'fraud', 'abuse', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** What the operator made of it: nothing, or the sender writes to no company any more. */
export const reportDecisions = ['kept', 'stopped'] as const;
