/** How many people work for a company, as the industry counts them. */
export const staffRanges = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;

/**
 * What the page tells of every company under the same headings, so that companies can be compared and the
 * headings are there in both languages.
 */
export const aboutSections = ['offer', 'clients', 'quality', 'support'] as const;
