/** How far an enquiry is, as the company sees it: a lead from the first word to the end. */
export const enquiryStates = ['new', 'answered', 'quoted', 'won', 'lost'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** What of it the buyer is told: whether a lead is won or lost is the company's own business. */
export const buyerStates = ['sent', 'answered', 'quoted', 'closed'] as const;

export type BuyerState = (typeof buyerStates)[number];

/** What one can ask about. */
export const enquiryAbouts = ['company', 'product', 'catalog', 'service'] as const;

export type EnquiryAbout = (typeof enquiryAbouts)[number];

export const enquiryAuthors = ['buyer', 'company'] as const;

export type EnquiryAuthor = (typeof enquiryAuthors)[number];
