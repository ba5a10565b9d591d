/** The ways on from a company's pages that are counted. */
export const contactKinds = ['phone', 'whatsapp', 'website', 'brochure'] as const;

export type ContactKind = (typeof contactKinds)[number];

/** Says of a link that following it counts for the company. */
export const countsAs = (kind: ContactKind, company: number) => ({
  'data-counts': `${kind} ${company}`,
});
