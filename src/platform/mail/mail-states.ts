/** What became of a mail. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
