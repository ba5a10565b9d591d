/** Ranges for the number of employees, as usual in the industry. */
export const staffRanges = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/**
 * The sections of every company's page. They are the same for all, so that companies can be compared and the headings
 * exist in both languages.
 */
export const aboutSections = ['offer', 'clients', 'quality', 'support'] as const;
