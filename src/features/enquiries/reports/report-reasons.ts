export const reportReasons = ['spam', 'fraud', 'abuse', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The operator's decision: no action, or the sender is blocked for all companies. */
export const reportDecisions = ['kept', 'stopped'] as const;
