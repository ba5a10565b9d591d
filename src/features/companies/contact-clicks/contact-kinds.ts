/** The kinds of link from a company's pages whose clicks are counted. */
export const contactKinds = ['phone', 'whatsapp', 'website', 'brochure'] as const;

export type ContactKind = (typeof contactKinds)[number];

/** Attributes for a link whose clicks count for the company. */
export const countsAs = (kind: ContactKind, company: number) => ({
  'data-counts': `${kind} ${company}`,
});
