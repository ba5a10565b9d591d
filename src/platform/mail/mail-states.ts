export const mailStates = ['waiting', 'sent', 'failed'] as const;
