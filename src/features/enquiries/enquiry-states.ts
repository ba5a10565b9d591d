/** The stages of an enquiry as the company sees it: a lead from first contact to the end. */
export const enquiryStates = ['new', 'answered', 'quoted', 'won', 'lost'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** The states that the buyer sees. Whether a lead was won or lost is the company's own business. */
export const buyerStates = ['sent', 'answered', 'quoted', 'closed'] as const;

export type BuyerState = (typeof buyerStates)[number];

/** The kinds of record that an enquiry can be about. */
export const enquiryAbouts = ['company', 'product', 'catalog', 'service'] as const;

export type EnquiryAbout = (typeof enquiryAbouts)[number];

export const enquiryAuthors = ['buyer', 'company'] as const;

export type EnquiryAuthor = (typeof enquiryAuthors)[number];
